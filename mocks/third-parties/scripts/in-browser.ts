import type { BrowserScripts } from '../../engine/hosts/browser/intercept.ts'
import { scriptAt, type ScriptName } from '../hosts.ts'

/** Runs a script as a module of this page, from its own chunk, because most pages need none. */
const run: Readonly<Record<ScriptName, () => Promise<unknown>>> = {
  stripe: () => import('./stripe.ts'),
  google: () => import('./google.ts'),
  chat: () => import('./chat.ts'),
}

const globals: Readonly<Record<ScriptName, string>> = {
  stripe: 'Stripe',
  google: 'google',
  chat: 'tidioChatApi',
}
const defined = new Map<ScriptName, unknown>()

/** A module runs once, but a script that is loaded again defines its global again. */
async function define(name: ScriptName): Promise<void> {
  await run[name]()
  if (!defined.has(name)) defined.set(name, Reflect.get(window, globals[name]))
  Reflect.set(window, globals[name], defined.get(name))
}

/** The look-alike scripts for the simulator in the browser. The HTTP server bundles them instead. */
export const scripts: BrowserScripts = {
  // The page that answers is the page that asks, so the script is ready before the element's `load` event.
  async text(name) {
    if (!isScript(name)) throw new Error(`Unknown script: ${name}`)
    await define(name)
    return '// Runs as a module of the page.'
  },
  at(address) {
    const name = URL.canParse(address) ? scriptAt(new URL(address)) : undefined
    return name && (() => define(name))
  },
}

function isScript(name: string): name is ScriptName {
  return Object.hasOwn(run, name)
}
