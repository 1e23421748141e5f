// The look-alike scripts, as a page of the simulator gets at them. A server reads them from disk.

import { answerThirdParty, type Backend, type ThirdPartyScripts } from '../answer.ts'

type ScriptName = keyof ThirdPartyScripts

/** The texts of all scripts. Chunks of their own, as most pages ask for none of them. */
async function scriptTexts(): Promise<ThirdPartyScripts> {
  const [stripe, google, chat] = await Promise.all([
    import('./stripe.js?raw'),
    import('./google.js?raw'),
    import('./chat.js?raw'),
  ])
  return { stripe: stripe.default, google: google.default, chat: chat.default }
}

/** Answers for the third parties in a page. @param backend once its world is open */
export function thirdPartiesOf(backend: () => Promise<Backend>) {
  return async (url: URL, request: Request): Promise<Response | undefined> => {
    const [opened, scripts] = await Promise.all([backend(), scriptTexts()])
    return await answerThirdParty(opened, url, request, scripts)
  }
}

const modules: Record<ScriptName, () => Promise<unknown>> = {
  stripe: () => import('./stripe.js'),
  google: () => import('./google.js'),
  chat: () => import('./chat.js'),
}

/** Runs a script in this page, as a module of the app's own address, which the content policy allows. */
export async function runScript(name: ScriptName): Promise<void> {
  await modules[name]()
}

/** Which script an address stands for, if one. */
export function scriptAt(address: string): ScriptName | undefined {
  if (!URL.canParse(address)) return undefined
  const { host, pathname } = new URL(address)
  if (host === 'js.stripe.com') return 'stripe'
  if (host === 'accounts.google.com' && pathname === '/gsi/client') return 'google'
  if (host === 'code.tidio.co') return 'chat'
  return undefined
}
