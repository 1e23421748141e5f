import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { contentPolicy } from './scripts/build/content-policy.ts'
import { productName } from './src/product.ts'

// The browsers that know what the style sheet is written in (light-dark(), @starting-style). Named, so that nothing is
// rewritten for older ones.
const browsers = ['chrome123', 'edge123', 'firefox129', 'safari17.5']

export default defineConfig(({ mode }) => {
  const { VITE_API_URL: backend } = loadEnv(mode, import.meta.dirname, 'VITE_')
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
      page(backend),
      // The worker script goes only where the simulator goes.
      backend ? [] : msw({ mode: 'worker-only' }),
    ],
    resolve: {
      alias: [
        {
          find: /^tldts$/,
          replacement: fileURLToPath(new URL('mocks/stubs/tldts.ts', import.meta.url)),
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
          // What every page needs anyway, in two files instead of dozens of crumbs: fewer requests, better compressed,
          // and a shorter list of files in the entry. The first changes with the packages only and stays in the
          // browser's cache; the second is what most of the routes have in common. The others are what the first page
          // and the search would gather crumb by crumb.
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                priority: 3,
                test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|openapi-fetch|@tanstack)\//,
              },
              { name: 'shared', priority: 2, minShareCount: 20, test: /\/src\/|\/lucide-react\// },
              {
                name: 'addresses',
                priority: 1,
                test: /\/src\/(?:api\/talent|features\/applications\/(?:statuses|ApplicantsSearch))\./,
              },
              {
                name: 'search-form',
                test: /\/src\/(?:features\/jobs\/(?:category-options|JobListSkeleton|CategoryIndexSkeleton)|ui\/SelectField)\.|\/icons\/(?:search|map-pin)\./,
              },
            ],
          },
        },
      },
    },
  }
})

/**
 * Finishes index.html: the product's name, and in a build the Content-Security-Policy. That comes right behind the line
 * that names the encoding, which has to be early, and before everything that loads. The development server needs inline
 * scripts and goes without.
 */
function page(backend: string | undefined): Plugin {
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
        const named = html.replaceAll('%PRODUCT_NAME%', productName)
        if (!isBuild) return named
        if (!named.includes(first)) throw new Error(`index.html has to contain ${first}`)
        const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(backend)}" />`
        return named.replace(first, `${first}\n    ${policy}`)
      },
    },
  }
}
