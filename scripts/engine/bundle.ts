import { createRequire } from 'node:module'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin } from 'vite'
import { buildTargets } from '../build/browsers.ts'
import { root } from '../setup/places.mjs'
import { withoutTldts } from '../build/worker.ts'
import { panelStyles } from './panel/styles.ts'

const sheets = ['src/ui/tokens.css', 'mocks/panel/panel.css']

/** The script of MSW's service worker, a file. */
export const workerScript = createRequire(import.meta.url).resolve('#worker-script')

/** What scripts have, and modules don't. */
const ofScripts = `import { createRequire as $ofScripts } from 'node:module'
const [require, __filename, __dirname] = [$ofScripts(import.meta.url), import.meta.filename, import.meta.dirname]`

/**
 * Bundles a module with the packages that it imports, such as React for the panel, which has its styles, too. It shares the
 * engine's compiled modules and Valibot with the page.
 * @param file to write
 * @param lib the folder of the compiled modules
 * @returns what the bundle imports
 */
export async function bundle(
  entry: string,
  file: string,
  lib: string,
  isForNode: boolean,
): Promise<string[]> {
  const written = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    // Whether the page is in development, not the bundle.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'import.meta.env?.DEV' },
    plugins: [tailwindcss(), ownStyles, withoutTldts],
    css: { postcss: { plugins: [panelStyles] } },
    ssr: { noExternal: true },
    build: {
      target: isForNode ? 'node22' : buildTargets,
      outDir: dirname(file),
      emptyOutDir: false,
      minify: isForNode,
      sourcemap: !isForNode,
      ssr: isForNode && join(root, entry),
      ...(!isForNode && {
        lib: { entry: join(root, entry), formats: ['es'], fileName: () => basename(file) },
      }),
      license: { fileName: basename(file).replace(/js$/, 'licenses.md') },
      rolldownOptions: {
        external: (id) => /^valibot$|\/mocks\/engine\//.test(id) && id !== join(root, entry),
        output: {
          // TypeScript is no module.
          ...(isForNode && { banner: ofScripts }),
          // Beside the module, from which paths to the engine's are calculated.
          chunkFileNames: '[name].js',
          paths(id) {
            if (!isAbsolute(id)) return id
            const compiled = join(lib, relative(root, id)).replace(/ts$/, 'js')
            return relative(dirname(file), compiled)
              .replaceAll(sep, '/')
              .replace(/^(?!\.)/, './')
          },
        },
      },
    },
  })
  const chunks = [written].flat().flatMap((each) => ('output' in each ? each.output : []))
  const imports = chunks.flatMap((each) => (each.type === 'chunk' ? each.imports : []))
  return imports.filter((id) => !chunks.some(({ fileName }) => fileName === id))
}

/** Gives the panel the styles that `src/ui` has from the app's page, also in the dialogs beside it. */
const ownStyles: Plugin = {
  name: 'own-styles',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('panel.css?inline') && importer?.endsWith('.tsx') ? '\0panel-styles' : null,
  load(id) {
    if (id !== '\0panel-styles') return null
    const imports = sheets.map(
      (sheet, index) => `import sheet${index} from ${JSON.stringify(`${join(root, sheet)}?inline`)}\n`,
    )
    return `${imports.join('')}export default ${sheets.map((_, index) => `sheet${index}`).join(' + ')}`
  },
  transform: (code, id) =>
    id.includes('/src/ui/') ? code.replaceAll('<Base.Portal', '<Base.Portal className="simulator"') : null,
}
