import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import {
  answeredMark,
  claimPages,
  covers,
  createGate,
  type Places,
  probePath,
  simulatedAddresses,
  simulatedHeader,
  storeFiles,
  workerAddress,
} from './gate.ts'

/** Timeout for the service worker's start in milliseconds; after that, the page answers its own calls. */
const startTimeout = 8_000

export interface BrowserScripts {
  text(name: string): Promise<string>
  /** Runs scripts as modules of this page from now on, because it has no worker to answer for them. */
  runInPage(): void
}

export const noScripts: BrowserScripts = {
  text: () => Promise.reject(new Error('There are no scripts.')),
  runInPage: () => undefined,
}

export interface Interception {
  /** Answers a request to a simulated URL. */
  answer: (request: Request) => Promise<Response>
  basePath: string
  hosts: readonly string[]
  /** Where calls are; at `POST api/` by default. */
  calls?: Places
  scripts: BrowserScripts
  /** Folder of the worker's script, which is also its scope. Defaults to `basePath`. */
  workerFolder?: string
}

/**
 * Intercepts the page's requests; resolves when calls can be sent. The service worker also answers images, PDFs and
 * third parties' scripts. If the worker is missing, blocked or replaced, the page answers its own calls. A worker that
 * finds no page to answer a simulated request blocks the request (`scripts/build/worker-guard.ts`).
 */
export async function intercept({
  answer,
  basePath,
  hosts,
  calls,
  scripts,
  workerFolder = basePath,
}: Interception): Promise<'worker' | 'page'> {
  const network = globalThis.fetch.bind(globalThis)
  const addresses = simulatedAddresses(location.origin, basePath, hosts, calls)
  let lost = false
  const gate = createGate({
    addresses,
    answer,
    network,
    controller: () => navigator.serviceWorker.controller,
    onUnanswered: () => void doubt(),
  })
  globalThis.fetch = gate.fetch
  const answers = (await startWorker()) && (await probe())
  if (answers) await trustWhileItStays()
  else withoutWorker()
  if ('serviceWorker' in navigator) {
    storeFilesWhenIdle()
    navigator.serviceWorker.addEventListener('controllerchange', storeFilesWhenIdle)
  }
  return answers ? 'worker' : 'page'

  async function startWorker(): Promise<boolean> {
    if (!('serviceWorker' in navigator)) return false
    const { serviceWorker: container } = navigator
    window.addEventListener('unhandledrejection', notAnUpdate)
    const handler = http.all('*', ({ request }) => (covers(addresses, request) ? answer(request) : undefined))
    const url = workerAddress(workerFolder, addresses)
    const timedOut = new Promise<false>((resolve) => setTimeout(resolve, startTimeout, false))
    try {
      if (!(await Promise.race([controlled(container, url, workerFolder), timedOut]))) return false
      const replaced = new Promise<false>((resolve) => {
        // A newer worker that takes over in the meantime never confirms the start.
        container.addEventListener('controllerchange', () => resolve(false))
      })
      const worker = setupWorker(handler)
      const serviceWorker = { url, options: { scope: workerFolder } }
      const starting = worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker })
      return await Promise.race([starting.then(() => true), timedOut, replaced])
    } catch (error) {
      console.warn('The service worker did not start; the page answers its own calls.', error)
      return false
    }
  }

  /** Returns whether the simulator answers requests through the worker. */
  async function probe(): Promise<boolean> {
    try {
      const response = await network(`${basePath}${probePath}`, { cache: 'no-store' })
      return response.headers.get(simulatedHeader) === answeredMark
    } catch {
      return false
    }
  }

  /** Trusts the current worker until another appears: that one might not answer yet when it takes over this page. */
  async function trustWhileItStays(): Promise<void> {
    const { serviceWorker } = navigator
    const registration = await serviceWorker.ready
    gate.trust(isAlone(registration) ? serviceWorker.controller : null)
    registration.addEventListener('updatefound', () => gate.trust(null))
    serviceWorker.addEventListener('controllerchange', () => void doubt())
  }

  /** Answers calls in the page until the controlling worker is known to answer. */
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
    showStoredFiles(`${location.origin}${basePath}storage/`)
    scripts.runInPage()
  }
}

/**
 * Installs the worker if necessary, and resolves with true when it controls the page. MSW would reload a page that has
 * a worker but no controller (because it was opened during the installation, or reloaded without the cache), and drafts
 * would be lost.
 */
async function controlled(container: ServiceWorkerContainer, url: string, scope: string): Promise<true> {
  if (container.controller) return true
  const taken = new Promise<true>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(true), { once: true })
  })
  const registration = await container.register(url, { scope })
  registration.active?.postMessage(claimPages)
  // A worker of an older build may not know the message; a newer one claims the pages when it activates.
  if (registration.active) void registration.update()
  return await taken
}

/** The maximum time to wait for the page to be idle before the app's files are stored, in milliseconds. */
const longestBusy = 10_000

function storeFilesWhenIdle(): void {
  const store = async () => {
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker always has the page's origin
    active?.postMessage(storeFiles)
  }
  // Safari lacks `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void store(), { timeout: longestBusy })
  else setTimeout(() => void store(), longestBusy)
}

/** Whether no other worker is about to take over. */
function isAlone({ installing, waiting }: ServiceWorkerRegistration): boolean {
  return installing === null && waiting === null
}

/** Handles failures of MSW's check for a newer worker, which are harmless: they occur offline or as the page closes. */
function notAnUpdate(event: PromiseRejectionEvent): void {
  const reason: unknown = event.reason
  if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker')) {
    event.preventDefault()
    console.warn(reason.message)
  }
}

/**
 * Without a worker, replaces the URLs of stored images and videos with object URLs, as only `fetch` is intercepted.
 * @param prefix the beginning of their URLs
 */
function showStoredFiles(prefix: string): void {
  const urls = new Map<string, Promise<string>>()
  const urlOf = async (source: string) => URL.createObjectURL(await (await fetch(source)).blob())
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
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'attributes' ? [target] : addedNodes) {
        if (isMedia(node)) show(node)
        else if (node instanceof Element) showAll(node)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['src'] })
  // The original requests fail on the network. The page must not see these errors, or it would give up on the image.
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

function isMedia(node: Node): node is HTMLImageElement | HTMLVideoElement {
  return node instanceof HTMLImageElement || node instanceof HTMLVideoElement
}
