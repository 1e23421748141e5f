import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite'
import { simulatorMarker } from './mocks/engine/hosts/browser/marker.ts'
import { contentPolicy, type PolicySettings } from './scripts/build/content-policy.ts'
import { firstCall } from './scripts/build/first-call.ts'
import { hostHeaders } from './scripts/build/headers.ts'
import { worker } from './scripts/build/worker.ts'
import { productName } from './src/product.ts'
import { firstHeads } from './src/shell/first-heads.ts'

// Browsers that support light-dark() and @starting-style. Naming them avoids rewriting CSS for older ones.
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
      // Before React's plugin, which compiles the split routes.
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
      // The worker script is for the simulator, the first call for a real backend.
      backend ? firstCall(backend, accessKey) : worker(),
    ],
    resolve: {
      alias: [
        {
          find: /^tldts$/,
          replacement: fileURLToPath(new URL('mocks/engine/hosts/browser/tldts-stub.ts', import.meta.url)),
        },
        {
          find: /^.*\/createLucideIcon\.mjs$/,
          replacement: fileURLToPath(new URL('src/ui/lucide-icon.ts', import.meta.url)),
        },
        // This React has the hook that the shim is for.
        { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
        { find: /^use-sync-external-store\/shim(?=\/with-selector)/, replacement: 'use-sync-external-store' },
      ],
    },
    server: port,
    preview: port,
    build: {
      target: browsers,
      manifest: true,
      emptyOutDir: true,
      // No `data:` URLs: the policy allows fonts only from the same origin.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The simulator is one large chunk of the demo, loaded in the background.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          // Groups go by where a module is used, not by its name, so that a rename changes nothing. Without them the
          // routes would share a hundred tiny chunks; "npm run size" shows what a change costs.
          codeSplitting: {
            groups: [
              // Loaded before the first paint. Packages are separate, to stay in the cache when the app changes.
              { name: 'framework', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
              { name: 'app', tags: ['$initial'], priority: 1 },
              // Some 200 bytes each: in one file they are one request, and the app's list of its files stays short.
              { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
              // Shared by many routes. Base UI is separate: it weighs as much as everything else here.
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

/** Whether a module is part of Base UI or imports it. */
function isOnBaseUi(id: string, context: Rolldown.ChunkingContext): boolean {
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  return [id, ...imported].some((each) => /\/node_modules\/@(?:base|floating)-ui\//.test(each))
}

/** Returns the page heads for index.html. The style sheet and `public/theme.js` show the one of the current page. */
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
 * Completes index.html: the product's name, the page heads, and in a build the Content-Security-Policy, right after the
 * encoding and before anything loads. The development server needs inline scripts and has no policy.
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
        // Storybook builds its own page with this configuration.
        if (path !== '/index.html') return undefined
        const named = html
          .replaceAll('%PRODUCT_NAME%', productName)
          .replace('%FIRST_HEADS%', headsOf(firstHeads))
        if (!isBuild) return named
        if (!named.includes(first)) throw new Error(`index.html must contain ${first}`)
        const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy({ backend, ...others })}" />`
        // The simulator's worker recognises its pages by this mark; another backend's connection opens early.
        let more = ''
        if (!backend) more = `\n    <meta name="generator" content="${simulatorMarker}" />`
        else if (URL.canParse(backend))
          more = `\n    <link rel="preconnect" href="${new URL(backend).origin}" crossorigin />`
        return named.replace(first, `${first}\n    ${policy}${more}`)
      },
    },
  }
}
