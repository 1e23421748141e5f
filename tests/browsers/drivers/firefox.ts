import { Buffer } from 'node:buffer'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { clickActions, type Driver, type DriverTab, type Json, type Launch, typeActions } from './driver.ts'
import { Program } from '../../support/program.ts'

const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

/** Writes the settings for a profile without first-run pages and background traffic. */
export async function prepareFirefox({ profile, isPrivate }: Launch): Promise<void> {
  const all = { ...preferences, 'browser.privatebrowsing.autostart': isPrivate }
  const lines = Object.entries(all).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
}

/** Starts Firefox, driven by WebDriver BiDi. */
export async function launchFirefox(program: string, launch: Launch): Promise<Driver> {
  await prepareFirefox(launch)
  const window = ['--headless', '--width', '1280', '--height', '900', '--remote-debugging-port', '0']
  const firefox = new Program(program, ['--no-remote', '--profile', launch.profile, ...window, 'about:blank'])
  const address = await firefox.says(/BiDi listening on (ws:\S+)/)
  const { send } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = v.parse(tree, await send('browsingContext.getTree', {}))
  let [first] = contexts
  return {
    async newTab() {
      const context = first ?? v.parse(created, await send('browsingContext.create', { type: 'tab' }))
      first = undefined
      return tabOf(send, context.context)
    },
    async quit() {
      await send('browser.close', {})
      await firefox.ending(10_000)
    },
  }
}

type Send = (method: string, params: Json) => Promise<unknown>

const created = v.object({ context: v.string() })
const tree = v.object({ contexts: v.array(v.object({ ...created.entries, url: v.string() })) })
const image = v.object({ data: v.string() })
const called = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.looseObject({ type: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
])
const text = v.object({ value: v.string() })
const node = v.object({ sharedId: v.string() })
const answer = v.object({
  id: v.nullish(v.number()),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
})

async function connect(address: string): Promise<{ send: Send }> {
  const socket = new WebSocket(address)
  const waiting = new Map<
    number,
    { method: string; resolve: (value: unknown) => void; reject: (error: Error) => void }
  >()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = v.parse(answer, JSON.parse(String(data)))
    const call = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (error === undefined) call?.resolve(result)
    else call?.reject(new Error(`${error}: ${message}`))
  })
  socket.addEventListener('close', () => {
    for (const { method, reject } of waiting.values())
      reject(new Error(`Firefox closed the connection before it answered ${method}.`))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { method, resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
  }
}

function tabOf(send: Send, context: string): DriverTab {
  const call = async (source: string, args: readonly Json[]) => {
    const passed = [{ type: 'string', value: JSON.stringify(args) }]
    const params = { functionDeclaration: source, arguments: passed, target: { context }, awaitPromise: true }
    const outcome = v.parse(called, await send('script.callFunction', params))
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text)
    return outcome.result
  }
  const urlOf = async () => {
    const { contexts } = v.parse(tree, await send('browsingContext.getTree', { root: context }))
    return contexts[0]?.url
  }
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async reload() {
      // When two tabs reload at once, Firefox sometimes loses its own command for it, or never answers. The timeout lets it
      // answer this call first.
      await call('() => { setTimeout(() => location.reload()) }', [])
    },
    async go(delta) {
      // The command ends before the page changes. A call to the old page, which is then frozen, would never end.
      const before = await urlOf()
      await send('browsingContext.traverseHistory', { context, delta })
      while ((await urlOf()) === before) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async call(source, args) {
      const asText = `async (text) => JSON.stringify((await (${source})(...JSON.parse(text))) ?? null)`
      const result: unknown = JSON.parse(v.parse(text, await call(asText, args)).value)
      return result
    },
    async click(x, y) {
      await send('input.performActions', { context, actions: clickActions(x, y) })
    },
    async type(written) {
      await send('input.performActions', { context, actions: typeActions(written) })
    },
    async attach(source, args, path) {
      const element = v.parse(node, await call(`(text) => (${source})(...JSON.parse(text))`, args))
      await send('input.setFiles', { context, element, files: [path] })
    },
    async screenshot() {
      const { data } = v.parse(image, await send('browsingContext.captureScreenshot', { context }))
      return Buffer.from(data, 'base64')
    },
    async show() {
      await send('browsingContext.activate', { context })
    },
  }
}
