import type { BrowserScripts } from '../../engine/hosts/browser/intercept.ts'
import { scriptAt, type ScriptName } from '../hosts.ts'

/** Each script as a module of this page, from its own chunk, because most pages need none; and the global it defines. */
const modules: Readonly<Record<ScriptName, { run: () => Promise<unknown>; global: string }>> = {
  stripe: { run: () => import('./stripe.ts'), global: 'Stripe' },
  google: { run: () => import('./google.ts'), global: 'google' },
  chat: { run: () => import('./chat.ts'), global: 'tidioChatApi' },
}
const defined = new Map<ScriptName, unknown>()

/** A module runs once, but a script that is loaded again defines its global again. */
async function define(name: ScriptName): Promise<void> {
  const { run, global } = modules[name]
  await run()
  if (!defined.has(name)) defined.set(name, Reflect.get(window, global))
  Reflect.set(window, global, defined.get(name))
}

/** The look-alike scripts for the simulator in the browser. The HTTP server bundles them instead. */
export const scripts: BrowserScripts = {
  // The page that answers is the page that asks, so the script is ready before the element's `load` event.
  async text(name) {
    if (!isScript(name)) throw new Error(`Unknown script: ${name}`)
    await define(name)
    return '// Runs as a module of the page.'
  },
  runInPage,
}

/**
 * Runs third parties' scripts as modules of this app: the browser must not load the real ones. The `<script>` element
 * receives `load` or `error` as usual.
 */
function runInPage(): void {
  const plain = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')
  if (!plain?.set) return
  const begun = new WeakSet<HTMLScriptElement>()
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...plain,
    set(this: HTMLScriptElement, address: string) {
      const name = URL.canParse(address) ? scriptAt(new URL(address)) : undefined
      if (name && !begun.has(this)) {
        begun.add(this)
        this.type = 'text/plain'
        void define(name).then(
          () => this.dispatchEvent(new Event('load')),
          () => this.dispatchEvent(new Event('error')),
        )
      }
      plain.set?.call(this, address)
    },
  })
}

function isScript(name: string): name is ScriptName {
  return Object.hasOwn(modules, name)
}
