import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { probePath, simulatedAddresses, workerAddress } from './addresses.ts'
import { createGate, type Gate } from './gate.ts'
import { answeredMark, simulatedHeader } from './handlers.ts'
import { storeFiles } from './worker-offline.ts'

/** How long the service worker may take to start before the page answers for itself, in milliseconds. */
const startTimeout = 8_000

/** The look-alike scripts of third parties, as a page gets at them. */
export interface BrowserScripts {
  text(name: string): Promise<string>
  /** Runs the script that an address stands for as a module of this page; undefined where there is none. */
  at(address: string): (() => Promise<unknown>) | undefined
}

export const noScripts: BrowserScripts = {
  text: () => Promise.reject(new Error('There are no scripts.')),
  at: () => undefined,
}

export interface Interception {
  handlers: RequestHandler[]
  /** Where calls and files are, with slashes. */
  basePath: string
  answer: Answer
  hosts: readonly string[]
  scripts: BrowserScripts
  /** Where the worker's script is; the worker serves the pages below it. Left out, `basePath`. */
  workerFolder?: string
}

type Answer = (path: string, request: Request) => Promise<Response>

/**
 * Gets between the page and the network, and resolves when calls may go out. The service worker is the way: it also
 * answers images, PDFs and third parties' scripts. Where it is missing, blocked or replaced while the page is open, the
 * page answers its own calls. What neither answers is kept from the network by the worker (`worker-guard.ts`).
 */
export async function intercept({
  handlers,
  basePath,
  answer,
  hosts,
  scripts,
  workerFolder = basePath,
}: Interception): Promise<'worker' | 'page'> {
  const network = globalThis.fetch.bind(globalThis)
  const addresses = simulatedAddresses(location.origin, basePath, hosts)
  let lost = false
  const gate = createGate({
    handlers,
    addresses,
    network,
    controller: () => navigator.serviceWorker.controller,
    onUnanswered: () => void doubt(),
  })
  globalThis.fetch = gate.fetch
  const script = workerAddress(workerFolder, addresses)
  if ((await startWorker(handlers, script, workerFolder)) && (await probe())) {
    await trustWhileItStays(gate, doubt)
    storeFilesWhenIdle()
    return 'worker'
  }
  withoutWorker()
  return 'page'

  /** Whether a request really comes back from the simulator by way of the worker. */
  async function probe(): Promise<boolean> {
    try {
      const response = await network(`${basePath}${probePath}`, { cache: 'no-store' })
      return response.headers.get(simulatedHeader) === answeredMark
    } catch {
      return false
    }
  }

  /** Calls stay in the page until the worker in control is known to answer. */
  async function doubt(): Promise<void> {
    gate.trust(null)
    const { serviceWorker } = navigator
    const worker = serviceWorker.controller
    if (!(await probe())) withoutWorker()
    else if (isAlone(await serviceWorker.ready)) gate.trust(worker)
  }

  function withoutWorker(): void {
    if (lost) return
    lost = true
    showStoredFiles(basePath, answer)
    runThirdPartyScripts(scripts)
  }
}

/**
 * Lets calls go by way of the worker for as long as it is this one. Another version lets every request through to the
 * network, and takes over before the page is told: calls stay in the page as soon as another one shows up.
 * @param doubt finds out whether there still is such a worker
 */
async function trustWhileItStays(gate: Gate, doubt: () => Promise<void>): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.ready
  gate.trust(isAlone(registration) ? serviceWorker.controller : null)
  registration.addEventListener('updatefound', () => {
    gate.trust(null)
  })
  serviceWorker.addEventListener('controllerchange', () => void doubt().then(storeFilesWhenIdle))
}

/** How long the page may be busy before the app's files are stored all the same, in milliseconds. */
const longestBusy = 10_000

/** Lets the worker store the app's files for later visits without a network, after all that this page needs first. */
function storeFilesWhenIdle(): void {
  const store = async () => {
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of the page's own origin
    active?.postMessage(storeFiles)
  }
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void store(), { timeout: longestBusy })
  else setTimeout(() => void store(), longestBusy)
}

/** Whether no other worker is about to take over. */
function isAlone({ installing, waiting }: ServiceWorkerRegistration): boolean {
  return installing === null && waiting === null
}

async function startWorker(handlers: RequestHandler[], url: string, scope: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  window.addEventListener('unhandledrejection', notAnUpdate)
  const starting = setupWorker(...handlers)
    .start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url, options: { scope } },
    })
    .then(() => true)
  const late = new Promise<false>((resolve) => setTimeout(resolve, startTimeout, false))
  try {
    return await Promise.race([starting, late])
  } catch (error) {
    console.warn('The service worker did not start; the page answers its own calls.', error)
    return false
  }
}

/** MSW asks for a newer worker and handles no failure: offline, or while the page is closed, that does no harm. */
function notAnUpdate(event: PromiseRejectionEvent): void {
  const reason: unknown = event.reason
  if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker')) {
    event.preventDefault()
    console.warn(reason.message)
  }
}

/** Without a worker, the page gives pictures and videos at simulated addresses object URLs of the same content. */
function showStoredFiles(basePath: string, answer: Answer): void {
  const prefix = `${location.origin}${basePath}storage/`
  const urls = new Map<string, Promise<string>>()
  const urlOf = async (source: string): Promise<string> => {
    const response = await answer(source.slice(location.origin.length + basePath.length), new Request(source))
    return URL.createObjectURL(await response.blob())
  }
  const show = (element: HTMLImageElement | HTMLVideoElement): void => {
    const { src } = element
    if (!src.startsWith(prefix)) return
    const url = urls.get(src) ?? urlOf(src)
    urls.set(src, url)
    void url.then((objectUrl) => {
      if (element.src === src) element.src = objectUrl
    })
  }
  const showAll = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('img, video')) if (isMedia(element)) show(element)
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (isMedia(target)) show(target)
      for (const node of addedNodes) {
        if (isMedia(node)) show(node)
        else if (node instanceof Element) showAll(node)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['src'] })
  // The network has none of them: what it says must not reach the page, which would give the picture up.
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof Node && isMedia(target) && target.src.startsWith(prefix))
        event.stopImmediatePropagation()
    },
    { capture: true },
  )
  showAll(document)
}

/**
 * Without a worker, a script of a third party would come from the real one. So the browser does not load a `<script>`
 * with such an address; the look-alike runs as a module of this app, and the tag hears of it.
 */
function runThirdPartyScripts(scripts: BrowserScripts): void {
  const plain = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')
  if (!plain?.set) return
  const begun = new WeakSet<HTMLScriptElement>()
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...plain,
    set(this: HTMLScriptElement, address: string) {
      const run = scripts.at(address)
      if (run && !begun.has(this)) {
        begun.add(this)
        this.type = 'text/plain'
        void run().then(
          () => this.dispatchEvent(new Event('load')),
          () => this.dispatchEvent(new Event('error')),
        )
      }
      plain.set?.call(this, address)
    },
  })
}

function isMedia(node: Node): node is HTMLImageElement | HTMLVideoElement {
  return node instanceof HTMLImageElement || node instanceof HTMLVideoElement
}
