import { Buffer } from 'node:buffer'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { freePort } from '../../../scripts/check/free-port.ts'
import { clickActions, type Driver, type DriverTab, type Json, type Launch, typeActions } from './driver.ts'
import { Program } from '../../support/program.ts'

/** A window of WebKitGTK: its own MiniBrowser stores nothing while it is driven. */
export const webkitWindow = fileURLToPath(new URL('webkit.py', import.meta.url))

/** The system's Python: only it has the system's packages. */
export const python = '/usr/bin/python3'

/** No messages about a missing accessibility bus, and no graphics card. */
const webkitSettings = { NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' }

/** Starts a display without a screen. @returns also what the programs on it need */
export async function startDisplay() {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const display = new Program('Xvfb', args)
  return { display, env: { ...webkitSettings, DISPLAY: `:${await display.says(/^(\d+)\n/m)}` } }
}

/** Starts WebKit on a display of its own, driven by WebDriver. */
export async function launchWebKit(program: string, { profile, isPrivate }: Launch): Promise<Driver> {
  const { display, env } = await startDisplay()
  const port = await freePort()
  const driver = new Program(program, [`--port=${port}`, '--host=127.0.0.1'], env)
  const send = client(`http://127.0.0.1:${port}`)
  const endPrograms = async () => {
    for (const each of [driver, display]) await each.stop()
  }
  const stored = isPrivate ? [] : ['--profile', profile]
  const args = [webkitWindow, '--automation', ...stored]
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: python, args } }
  const { sessionId } = await begin(send, alwaysMatch).catch(async (error: unknown) => {
    await endPrograms()
    throw error
  })
  const windows = windowsOf((method, path, body) => send(method, `/session/${sessionId}${path}`, body))
  let first = await windows.first()
  return {
    async newTab() {
      const name = first ?? (await windows.open())
      first = undefined
      return tabOf((method, path, body) => windows.send(name, method, path, body))
    },
    async quit() {
      // The driver kills the browser at the end of the session; closed windows let it end by itself.
      await windows.closeAll()
      await send('DELETE', `/session/${sessionId}`).catch(() => {})
      await endPrograms()
    },
  }
}

type Send = (method: string, path: string, body?: Json) => Promise<unknown>

const session = v.object({ sessionId: v.string() })
const opened = v.object({ handle: v.string() })
const status = v.object({ ready: v.boolean() })
const answer = v.object({ value: v.unknown() })
const failure = v.object({ error: v.string(), message: v.string() })

function client(base: string): Send {
  return async (method, path, body = {}) => {
    const init = method === 'POST' ? { method, body: JSON.stringify(body) } : { method }
    const response = await fetch(base + path, init)
    const { value } = v.parse(answer, await response.json())
    if (response.ok) return value
    const { error, message } = v.parse(failure, value)
    throw new Error(`${method} ${path}: ${error}: ${message}`)
  }
}

async function begin(send: Send, alwaysMatch: Json): Promise<v.InferOutput<typeof session>> {
  await untilReady(send)
  return v.parse(session, await send('POST', '/session', { capabilities: { alwaysMatch } }))
}

async function untilReady(send: Send): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    try {
      if (v.parse(status, await send('GET', '/status')).ready) return
    } catch {
      // It doesn't listen yet.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('WebKitWebDriver doesn’t answer.')
}

/** The windows of a session. A command goes to the current window, so commands take turns. */
function windowsOf(send: Send) {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work)
    turn = next.catch(() => {})
    return next
  }
  const select = (name: string) => send('POST', '/window', { handle: name })
  return {
    async first(): Promise<string | undefined> {
      await send('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 })
      return v.parse(v.string(), await send('GET', '/window'))
    },
    open: () =>
      inTurn(async () => v.parse(opened, await send('POST', '/window/new', { type: 'window' })).handle),
    send: (name: string, method: string, path: string, body?: Json) =>
      inTurn(async () => {
        await select(name)
        return await send(method, path, body)
      }),
    closeAll: () =>
      inTurn(async () => {
        for (const name of v.parse(v.array(v.string()), await send('GET', '/window/handles'))) {
          await select(name)
          await send('DELETE', '/window')
        }
      }).catch(() => {}),
  }
}

function tabOf(send: Send): DriverTab {
  return {
    async open(url) {
      await send('POST', '/url', { url })
    },
    async reload() {
      await send('POST', '/refresh')
    },
    async go(steps) {
      await send('POST', steps < 0 ? '/back' : '/forward')
    },
    async call(source, args) {
      // An error in a promise would otherwise be reported as a script that never ends.
      const script = `const done = arguments[1]
        new Promise((ok) => ok((${source})(...JSON.parse(arguments[0])))).then(
          (value) => done(JSON.stringify({ value: value ?? null })),
          (error) => done(JSON.stringify({ error: String(error) })))`
      const body = { script, args: [JSON.stringify(args)] }
      const outcome: unknown = JSON.parse(v.parse(v.string(), await send('POST', '/execute/async', body)))
      const { value, error } = v.parse(
        v.object({ value: v.unknown(), error: v.optional(v.string()) }),
        outcome,
      )
      if (error !== undefined) throw new Error(error)
      return value
    },
    async click(x, y) {
      await send('POST', '/actions', { actions: clickActions(x, y) })
    },
    async type(text) {
      await send('POST', '/actions', { actions: typeActions(text) })
    },
    async attach(source, args, path) {
      const script = `return (${source})(...JSON.parse(arguments[0]))`
      const element = v.parse(
        v.record(v.string(), v.string()),
        await send('POST', '/execute/sync', { script, args: [JSON.stringify(args)] }),
      )
      const [id] = Object.values(element)
      await send('POST', `/element/${id}/value`, { text: path })
    },
    async screenshot() {
      return Buffer.from(v.parse(v.string(), await send('GET', '/screenshot')), 'base64')
    },
    async show() {},
  }
}
