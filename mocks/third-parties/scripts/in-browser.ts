import type { BrowserScripts } from '../../engine/hosts/browser/intercept.ts'
import { scriptAt, type ScriptName } from '../answer.ts'

/** Loads a script from its own chunk when needed, because most pages need none. */
interface Loader {
  text(): Promise<{ default: string }>
  run(): Promise<unknown>
}

const loaders: Readonly<Record<ScriptName, Loader>> = {
  stripe: { text: () => import('./stripe.js?raw'), run: () => import('./stripe.js') },
  google: { text: () => import('./google.js?raw'), run: () => import('./google.js') },
  chat: { text: () => import('./chat.js?raw'), run: () => import('./chat.js') },
}

/** The look-alike scripts for the simulator in the browser. The HTTP server reads them from disk instead. */
export const scripts: BrowserScripts = {
  async text(name) {
    if (!isScript(name)) throw new Error(`Unknown script: ${name}`)
    const { default: text } = await loaders[name].text()
    return text
  },
  at(address) {
    const name = URL.canParse(address) ? scriptAt(new URL(address)) : undefined
    return name && loaders[name].run
  },
}

function isScript(name: string): name is ScriptName {
  return Object.hasOwn(loaders, name)
}
