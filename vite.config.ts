import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite'
import { contentPolicy, type PolicySettings } from './scripts/build/content-policy.ts'
import { firstCall } from './scripts/build/first-call.ts'
import { hostHeaders } from './scripts/build/headers.ts'
import { worker } from './scripts/build/worker.ts'
import { productName } from './src/product.ts'
import { firstHeads } from './src/shell/first-heads.ts'

// The browsers that know what the style sheet is written in (light-dark(), @starting-style). Named, so that nothing is
// rewritten for older ones.
const browsers = ['chrome123', 'edge123', 'firefox129', 'safari17.5']

export default defineConfig(({ mode }) => {
  const {
    VITE_API_URL: backend,
    VITE_ACCESS_KEY: accessKey,
    VITE_FILES_URL: files,
    VITE_CHAT_HOSTS: chatHosts,
  } = loadEnv(mode, import.meta.dirname, 'VITE_')
  const port = process.env.PORT ? { port: Number(process.env.PORT), strictPort: true } : {}

  return {
    base: process.env.BASE_PATH || '/',
    plugins: [
      // Before React's plugin: it cuts the routes into chunks, and what it leaves is then compiled.
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routeTree.gen.ts',
        routeFileIgnorePrefix: '-',
        routeFileIgnorePattern: '\\.test\\.',
        autoCodeSplitting: true,
        addExtensions: true,
        disableLogging: true,
      }),
      react(),
      tailwindcss(),
      page({ backend, files, chatHosts }),
      hostHeaders(),
      // The worker script goes only where the simulator goes, and a call before the app only where a server is.
      backend ? firstCall(backend, accessKey) : worker(),
    ],
    resolve: {
      alias: [
        {
          find: /^tldts$/,
          replacement: fileURLToPath(new URL('mocks/engine/hosts/browser/tldts-stub.ts', import.meta.url)),
        },
      ],
    },
    server: port,
    preview: port,
    build: {
      target: browsers,
      manifest: true,
      emptyOutDir: true,
      // As files, never as `data:` addresses: the policy allows fonts from the own origin only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The simulator is one large chunk that only the demo has, loaded beside what is seen.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          // By what needs a module, never by its name: a renamed file ships as before. Left alone, the routes would share
          // a hundred crumbs; "npm run size" tells what a change of these rules costs.
          codeSplitting: {
            groups: [
              // Needed before the first paint: packages apart, which stay in the browser's cache when the app changes.
              { name: 'framework', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
              { name: 'app', tags: ['$initial'], priority: 1 },
              // Shared by many routes. Dialogs come apart, as Base UI weighs as much as all the rest of it.
              {
                name: (id, context) => (isOnBaseUi(id, context) ? null : 'common'),
                debugName: 'common',
                minShareCount: 6,
              },
            ],
          },
        },
      },
    },
  }
})

/** Whether a module is part of Base UI, or imports it. */
function isOnBaseUi(id: string, context: Rolldown.ChunkingContext): boolean {
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  return [id, ...imported].some((each) => /\/node_modules\/@(?:base|floating)-ui\//.test(each))
}

/** The heads that are in index.html from the start; style sheet and `public/theme.js` show the one of the page. */
function headsOf(heads: typeof firstHeads): string {
  return Object.entries(heads)
    .map(
      ([path, { title, intro }]) =>
        `<div class="first-paint-head" data-path="${path}"><p class="first-paint-title">${title}</p>` +
        `${intro ? `<p class="first-paint-intro">${intro}</p>` : ''}</div>`,
    )
    .join('\n      ')
}

/**
 * Finishes index.html: the product's name, the first heads, and in a build the Content-Security-Policy. That comes right
 * behind the line that names the encoding, which has to be early, and before everything that loads. The development server
 * needs inline scripts and goes without.
 */
function page({ backend, ...others }: PolicySettings): Plugin {
  const first = '<meta charset="utf-8" />'
  let isBuild = false
  return {
    name: 'page',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        // Storybook builds a page of its own with this configuration.
        if (path !== '/index.html') return undefined
        const named = html
          .replaceAll('%PRODUCT_NAME%', productName)
          .replace('%FIRST_HEADS%', headsOf(firstHeads))
        if (!isBuild) return named
        if (!named.includes(first)) throw new Error(`index.html has to contain ${first}`)
        const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy({ backend, ...others })}" />`
        // The first call needs a connection that the page would otherwise begin to make only then.
        const connection =
          backend && URL.canParse(backend)
            ? `\n    <link rel="preconnect" href="${new URL(backend).origin}" crossorigin />`
            : ''
        return named.replace(first, `${first}\n    ${policy}${connection}`)
      },
    },
  }
}
