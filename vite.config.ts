import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite'
import { simulatorMarker } from './mocks/engine/hosts/browser/marker.ts'
import { backendProxy } from './scripts/build/backend-proxy.ts'
import { browsersInWords, buildTargets } from './scripts/build/browsers.ts'
import { readSimulated, WrongChoice } from './mocks/mixed/sides.ts'
import { contentPolicy, devPolicy, type PolicySettings } from './scripts/build/content-policy.ts'
import { namedEdits } from './scripts/build/edits.ts'
import { firstCall } from './scripts/build/first-call.ts'
import { httpAddress } from './scripts/command-line.ts'
import { hostHeaders } from './scripts/build/headers.ts'
import { sourceLines } from './scripts/build/source-lines.ts'
import { themeScript } from './scripts/build/theme-script.ts'
import { withoutTldts, worker } from './scripts/build/worker.ts'
import { productName } from './src/product.ts'
import { firstHeads } from './src/shell/first-heads.ts'

export default defineConfig(({ mode, command }) => {
  const given = loadEnv(mode, import.meta.dirname, 'VITE_')
  const { VITE_ACCESS_KEY: accessKey, VITE_FILES_URL: files, VITE_CHAT_HOSTS: chatHosts } = given
  // Only `npm start` and `npm run build:demo` take VITE_SIMULATE; without it, a demo ignores VITE_API_URL.
  const takesMix = !!process.env.TAKES_MIX
  const simulate = takesMix ? (given.VITE_SIMULATE ?? '') : ''
  const address = takesMix && command === 'build' && !simulate ? '' : given.VITE_API_URL
  const isMixed = simulate !== ''
  if (isMixed) endUnlessMixable(simulate, address)
  const backend = isMixed ? '' : address
  const port = process.env.PORT ? { port: Number(process.env.PORT), strictPort: true } : {}

  return {
    base: process.env.BASE_PATH || '/',
    // Tests prepare their own packages: those of a running development server must stay.
    ...(process.env.VITEST && { cacheDir: 'node_modules/.vite-tests' }),
    plugins: [
      // Precedes React's plugin, which compiles the routes that this one splits.
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
      page({ backend: address, files, chatHosts }, { isMixed }),
      hostHeaders(),
      themeScript(),
      sourceLines(),
      namedEdits(),
      // For a real backend, a script makes the first call early. The demo needs its worker's script instead.
      backend ? firstCall(backend, accessKey) : [withoutTldts, worker(['favicon.svg', 'theme.js'])],
    ],
    resolve: {
      alias: [
        {
          find: /^.*\/createLucideIcon\.mjs$/,
          replacement: fileURLToPath(new URL('src/ui/lucide-icon.ts', import.meta.url)),
        },
        // This version of React has the hook that the shim adds to older ones.
        { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
        { find: /^use-sync-external-store\/shim(?=\/with-selector)/, replacement: 'use-sync-external-store' },
      ],
    },
    // The app itself takes a mixed backend for the simulator.
    define: {
      'import.meta.env.VITE_API_URL': JSON.stringify(backend ?? ''),
      'import.meta.env.VITE_SIMULATE': JSON.stringify(simulate),
      'import.meta.env.VITE_BACKEND_URL': JSON.stringify(isMixed ? address?.trim().replace(/\/+$/, '') : ''),
    },
    server: {
      ...port,
      // What tests and builds write reloads no page.
      watch: { ignored: ['.cache', 'dist'].map((name) => `${import.meta.dirname}/${name}/**`) },
      ...(isMixed && { proxy: backendProxy(address?.trim() ?? '', process.env.BASE_PATH || '/') }),
    },
    preview: port,
    build: {
      target: buildTargets,
      manifest: true,
      emptyOutDir: true,
      // Writes every asset as a file, because the content policy allows no fonts from `data:` URLs.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // In kilobytes. The demo loads the simulator in the background, as one large chunk.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          // Groups go by where a module is used, not by its name, so that a rename changes nothing. Without groups, the
          // routes would share a hundred tiny chunks; "npm run size" shows what a change costs.
          codeSplitting: {
            groups: [
              // Loaded at the start. Packages are separate, so that they stay in browser caches when the app changes.
              { name: 'framework', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
              { name: 'app', tags: ['$initial'], priority: 1 },
              // Icons have about 200 bytes each. One file is one request, and keeps the app's list of its files short.
              { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
              // Shared by many routes. What most of them don't need is left out.
              {
                name: (id, context) => (isLeftOut(id, context) ? null : 'common'),
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

/** Returns whether a module is part of Base UI or a style sheet, or imports it: most routes don't need those. */
function isLeftOut(id: string, context: Rolldown.ChunkingContext): boolean {
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  return [id, ...imported].some((each) => /\.css$|\/node_modules\/@(?:base|floating)-ui\//.test(each))
}

/** Ends with a sentence if the mixed mode can't be set up so. */
function endUnlessMixable(simulate: string, address: string | undefined): void {
  try {
    readSimulated(simulate)
    if (!address) throw new Error('VITE_SIMULATE needs VITE_API_URL with the address of a backend.')
    httpAddress('VITE_API_URL', address, 'https://api.example.com')
  } catch (error) {
    const isChoice = error instanceof WrongChoice
    console.error(
      isChoice ? `VITE_SIMULATE: ${error.message}` : error instanceof Error ? error.message : error,
    )
    process.exit(1)
  }
}

/** Returns the page heads for index.html. `shell.css` and `public/theme.js` show only that of the current page. */
function headsOf(heads: typeof firstHeads): string {
  return Object.entries(heads)
    .map(
      ([path, title]) =>
        `<div class="first-paint-head" data-path="${path}"><p class="first-paint-title">${title}</p></div>`,
    )
    .join('\n      ')
}

/**
 * Adds to index.html the product's name, the supported browsers, the page heads and the Content-Security-Policy, which
 * follows the encoding and precedes everything that loads.
 */
function page({ backend, ...others }: PolicySettings, { isMixed }: { isMixed: boolean }): Plugin {
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
          .replace('%BROWSERS%', browsersInWords)
          .replace('%FIRST_HEADS%', headsOf(firstHeads))
        if (!named.includes(first)) throw new Error(`index.html must contain ${first}`)
        const content = isBuild ? contentPolicy({ backend, ...others }) : devPolicy(others)
        const policy = `<meta http-equiv="Content-Security-Policy" content="${content}" />`
        // The marker tells the simulator's worker which pages are its own. A real backend's connection opens early.
        let more = ''
        if (!isBuild) return named.replace(first, `${first}\n    ${policy}`)
        if (!backend || isMixed) more = `\n    <meta name="generator" content="${simulatorMarker}" />`
        else if (URL.canParse(backend))
          more = `\n    <link rel="preconnect" href="${new URL(backend).origin}" crossorigin />`
        return named.replace(first, `${first}\n    ${policy}${more}`)
      },
    },
  }
}
