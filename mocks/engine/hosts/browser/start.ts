import './polyfills.ts'
import type { Backend } from '../../backend.ts'
import type { BackendTypes } from '../../call/types.ts'
import type { Runtime } from '../../runtime.ts'
import { quarantineReasons } from '../../storage/world-setup.ts'
import { answererFor } from './handlers.ts'
import { intercept, noScripts } from './intercept.ts'
import { simulatorMarker } from './marker.ts'
import { type Lifetime, openRuntime, type PageHost } from './open-runtime.ts'
import { isFirstTime } from './saved.ts'

const lifetimeNotices: Record<Exclude<Lifetime, 'stored'>, string> = {
  visit: 'This browser blocks storage, so you’ll lose your changes when you close or reload the page.',
  window: 'This is a private window, so you’ll lose your changes when you close it.',
}

/**
 * Opens the stored world and intercepts the page's requests. Resolves when calls can be sent.
 * @param scripts simulated scripts of third parties, if any
 */
export async function startInBrowser<B extends BackendTypes>(
  backend: Backend<B>,
  host: PageHost,
  scripts = noScripts,
): Promise<Runtime<B>> {
  const { basePath } = host
  const opened = openRuntime(backend, host)
  const opening = opened.then(({ runtime }) => runtime)
  const answering = opening.then((runtime) => backend.inFront?.(runtime) ?? runtime.handle.bind(runtime))
  // `opening` reports a failure.
  answering.catch(() => undefined)
  const handle: Runtime<B>['handle'] = async (...given) => await (await answering)(...given)
  const elsewhere = async (url: URL, request: Request) => {
    const runtime = await opening
    return await runtime.thirdParties?.answer(runtime, url, request, scripts.text)
  }
  const hosts = backend.thirdParties?.hosts ?? []
  const answer = answererFor({ handle }, location.origin, basePath, elsewhere)
  const calls = backend.contract.convention()
  const [runtime] = await Promise.all([opening, intercept({ answer, basePath, hosts, calls, scripts })])
  document.documentElement.dataset['backend'] = simulatorMarker
  const { notice } = runtime.store
  if (notice !== null && notice !== 'migrated') {
    host.notify(
      'A fresh start',
      `${quarantineReasons[notice]} We created new data. You can download the old data in the Simulator under Data.`,
    )
  }
  void opened.then(async ({ lifetime }) => {
    const lasts = await lifetime
    if (lasts === 'stored' || (lasts === 'window' && !isFirstTime(`${backend.name}.simulator.private`)))
      return
    host.notify('Nothing is saved', lifetimeNotices[lasts])
  })
  return runtime
}
