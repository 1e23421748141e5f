import type { BrowserScripts } from '../../engine/hosts/browser/intercept.ts'
import { scriptAt, type ScriptName } from '../hosts.ts'

/** Runs a script as a module of this page, from its own chunk, because most pages need none. */
const run: Readonly<Record<ScriptName, () => Promise<unknown>>> = {
  stripe: () => import('./stripe.ts'),
  google: () => import('./google.ts'),
  chat: () => import('./chat.ts'),
}

/** The look-alike scripts for the simulator in the browser. The HTTP server bundles them instead. */
export const scripts: BrowserScripts = {
  // The page that answers is the page that asks, so the script is ready before the element's `load` event.
  async text(name) {
    if (!isScript(name)) throw new Error(`Unknown script: ${name}`)
    await run[name]()
    return '// Runs as a module of the page.'
  },
  at(address) {
    const name = URL.canParse(address) ? scriptAt(new URL(address)) : undefined
    return name && run[name]
  },
}

function isScript(name: string): name is ScriptName {
  return Object.hasOwn(run, name)
}
