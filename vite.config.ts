import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { contentPolicy } from './scripts/build/content-policy.ts'
import { firstCall } from './scripts/build/first-call.ts'
import { worker } from './scripts/build/worker.ts'
import { productName } from './src/product.ts'
import { firstHeads } from './src/shell/first-heads.ts'

// The browsers that know what the style sheet is written in (light-dark(), @starting-style). Named, so that nothing is
// rewritten for older ones.
const browsers = ['chrome123', 'edge123', 'firefox129', 'safari17.5']

export default defineConfig(({ mode }) => {
  const { VITE_API_URL: backend, VITE_ACCESS_KEY: accessKey } = loadEnv(mode, import.meta.dirname, 'VITE_')
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
      // The worker script goes only where the simulator goes, and a call before the app only where a server is.
      backend ? firstCall(backend, accessKey) : worker(),
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
          // browser's cache; the second is what most of the routes have in common. The others are what the first page,
          // the search and the other routes would gather crumb by crumb. What is in `kit` must not be needed by the first
          // page, or that page loads all of it; the size budget tells.
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                priority: 3,
                test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|openapi-fetch|@tanstack\/(?!react-virtual|virtual-core)[^/]+)\//,
              },
              { name: 'shared', priority: 2, minShareCount: 20, test: /\/src\/|\/lucide-react\// },
              {
                name: 'addresses',
                priority: 1,
                test: /\/src\/(?:api\/(?:jobs|list-address|talent)|features\/applications\/(?:statuses|ApplicantsSearch))\./,
              },
              {
                name: 'search-form',
                test: /\/src\/(?:features\/jobs\/(?:category-options|searches-key|JobListSkeleton|CategoryIndexSkeleton)|ui\/(?:SelectField|TextField))\.|\/icons\/(?:search|map-pin)\./,
              },
              {
                name: 'kit',
                includeDependenciesRecursively: false,
                test: new RegExp(
                  [
                    '/src/ui/(?:ActionBar|Avatar|Breadcrumb|Callout|DefinitionList|EmptyState|FileField|Form|Highlight|IconButton',
                    '|NumberField|Pagination|Prose|RadioGroup|RelativeTime|StatusTag|TextArea|ToggleButton|Tooltip|UploadActions',
                    '|files|initials|links|number|pages|time|tones|useFileSource|useForm|usePageTurn|useSettledText)[.]',
                    '|/src/features/(?:clock/|session/(?:RequireRole|SignedInNotice|code-times|login-dialog)[.])',
                    '|/src/api/files[.]',
                    '|/icons/(?:arrow-right|check|chevron-left|chevron-right|circle-check|circle-dashed|circle-dot|circle-x|clock|copy|download',
                    '|eye|eye-off|file-text|heart|info|message-square|plus|send|star|triangle-exclamation-point|upload|user-check)[.]',
                  ].join(''),
                ),
              },
              {
                name: 'job-list',
                includeDependenciesRecursively: false,
                test: /\/src\/(?:features\/(?:jobs\/(?:JobList|JobRow|JobDetailText|BookmarkButton|useToggleBookmark|bookmark-cache|index)|follows\/(?:FollowButton|useToggleFollow))|ui\/CopyButton)\.|\/icons\/bookmark\./,
              },
            ],
          },
        },
      },
    },
  }
})

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
        const named = html
          .replaceAll('%PRODUCT_NAME%', productName)
          .replace('%FIRST_HEADS%', headsOf(firstHeads))
        if (!isBuild) return named
        if (!named.includes(first)) throw new Error(`index.html has to contain ${first}`)
        const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(backend)}" />`
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
