import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util'
import { chromium, type Locator } from 'playwright'
import * as v from 'valibot'
import { browserArgs } from '../check/browser.ts'
import { runProgram, type Ending } from '../check/command.ts'
import { freePort } from '../check/free-port.ts'
import { root } from '../setup/places.mjs'
import { packageName } from './entries.ts'

/** Settings of npm. Everything comes from its cache if possible. */
const env = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
}

/**
 * Follows the example of `mocks/engine/README.md` in a folder outside of this repository, with nothing but the package:
 * installs it, generates, checks the types, and runs the server and the page.
 * @throws with the output of a command that fails
 */
export async function tryPackage(): Promise<Ending> {
  const folder = await mkdtemp(join(tmpdir(), `${packageName}-`))
  const project = join(folder, "Lou's project")
  const done = new AbortController()
  const servers: Promise<Ending>[] = []

  const ended = async (line: string) => {
    const [program = '', ...args] = wordsOf(line)
    const { code, output } = await runProgram(program, args, { cwd: project, env })
    return { code, output: stripVTControlCharacters(output) }
  }
  const perform = async (line: string) => {
    const ending = await ended(line)
    if (ending.code !== 0) throw new Error(`${line}\n${ending.output}`)
    return ending.output
  }
  /** Starts a server. Returns its URL as soon as it prints one. */
  const serve = async (line: string) => {
    const [program = '', ...args] = wordsOf(line)
    const started = Promise.withResolvers<string>()
    const onOutput = (output: string) => {
      const [url] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(output)) ?? []
      if (url !== undefined) started.resolve(url)
    }
    const server = runProgram(program, args, {
      cwd: project,
      env: { ...env, TMPDIR: folder },
      onOutput,
      signal: done.signal,
    })
    servers.push(server)
    const early = server.then(({ output }): never => {
      throw new Error(`${line}\n${output}`)
    })
    return await Promise.race([started.promise, early])
  }

  /** Types that were lost on the way would accept everything. */
  const assertTyped = async (check: string) => {
    const path = join(project, 'src/backend.ts')
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll('body.title', 'body.wrong'))
    const { code, output } = await ended(check)
    if (code === 0 || !output.includes("'wrong' does not exist")) throw new Error(`Untyped.\n${output}`)
    await writeFile(path, text)
  }

  try {
    const page = await readFile(join(root, 'mocks/engine/README.md'), 'utf8')
    const [port, other] = [String(await freePort()), String(await freePort())]
    const own = (text: string) => text.replaceAll('4000', port).replaceAll('4001', other)
    await mkdir(project)

    const built = join(folder, 'package')
    await perform(`node '${join(root, 'scripts/engine.ts')}' --outDir '${built}'`)
    // Silent, npm prints the file's name alone.
    const packed = (await perform(`npm pack '${built}' --pack-destination '${folder}' --silent`)).trim()
    await perform(`npx --yes publint@0.3.25 '${built}' --strict`)
    await perform(`npx --yes @arethetypeswrong/cli@0.18.5 '${join(folder, packed)}' --profile esm-only`)

    for (const { path, text } of stepsOf(page)) {
      if (path !== undefined) {
        await mkdir(dirname(join(project, path)), { recursive: true })
        await writeFile(join(project, path), own(text))
        continue
      }
      for (const line of own(text).trim().split('\n')) {
        if (line.startsWith('npm install ')) await perform(await pinned(line, join(folder, packed)))
        else if (line.includes(' mock ')) await serve(`${line} --port ${port}`)
        else if (line.startsWith('node ')) await serve(line)
        else if (line === 'npx vite') await openPage(await serve(line))
        else {
          const output = await perform(line)
          if (line.startsWith('curl ') && !output.includes('"title":"Emma"'))
            throw new Error(`${line}\nhas answered: ${output}`)
          if (line.includes(' generate ')) {
            await copyFile(join(project, 'src/parts.gen.js'), join(project, 'src/parts.gone.gen.js'))
            if ((await ended(`${line} --check`)).code === 0) throw new Error('What is left goes unnoticed.')
            await perform(line)
            await perform(`${line} --check`)
          }
          if (line.startsWith('npx tsc ')) await assertTyped(line)
        }
      }
    }
    const bundle = await perform('npx vite build')
    if (bundle.includes('externalized')) throw new Error(`A page would load code for Node.\n${bundle}`)
    return { code: 0, output: `${packed} works.\n` }
  } finally {
    done.abort()
    await Promise.all(servers)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Adds a book and removes it in the page at an address, and finds the calls in the panel's Log. */
async function openPage(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: browserArgs })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    await page.getByRole('button', { name: 'Simulator' }).waitFor()
    const answers = await page.evaluate(async () => {
      const init = {
        method: 'POST',
        headers: { authorization: 'Bearer lou', 'content-type': 'application/json' },
      }
      const added = await fetch('https://books.example/v1/books', { ...init, body: '{"title":"Emma"}' })
      const text = await added.text()
      const [, id] = /"id":(\d+)/.exec(text) ?? []
      const removed = await fetch(`/v1/books/${id}`, { method: 'DELETE' })
      const gone = await fetch(`/v1/books/${id}`)
      return [text, removed.status, gone.status]
    })
    if (!/"title":"Emma"/.test(answers.join()) || !isDeepStrictEqual(answers.slice(1), [204, 404]))
      throw new Error(`${url} has answered: ${answers.join(', ')}`)
    await page.getByRole('button', { name: 'Simulator' }).click()
    await page.getByRole('tab', { name: 'Log' }).click()
    const log = page.getByRole('tabpanel', { name: 'Log' })
    await log.getByText('addBook').first().waitFor()
    // Only in development, the requests are shown at first.
    await log.getByRole('button', { name: 'Hide requests' }).waitFor()
    const before = await lookOf(log)
    await page.addStyleTag({ content: loud })
    const after = await lookOf(log)
    if (!isDeepStrictEqual(after, before)) throw new Error('The page styles the panel.')
  } finally {
    await browser.close()
  }
}

/** Styles of a page for elements and classes that the panel has, too. */
const loud = `html { font-size: 8px } * { font: 20px serif; color: red } button:not([disabled]) { all: unset }
.text-dense { padding: 9px; font-size: 20px !important } .gap-3 { gap: 90px !important }`

/** Returns the computed styles of an element and of what is in it. */
async function lookOf(part: Locator): Promise<string[]> {
  return await part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].map((each) => {
      const style = getComputedStyle(each)
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
    }),
  )
}

const versions = v.record(v.string(), v.string())
const manifestSchema = v.object({ dependencies: versions, devDependencies: versions })

/** Makes a command install the packed file and the versions of this repository, so that a release changes nothing. */
async function pinned(line: string, packed: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const { dependencies, devDependencies } = v.parse(manifestSchema, manifest)
  const pins = new Map(Object.entries({ ...dependencies, ...devDependencies }))
  // Here, `typescript` is the compiler's API, which has no command.
  pins.set('typescript', pins.get('@typescript/native') ?? '')
  const words = wordsOf(line).map((word) => {
    if (word === packageName) return `'${packed}'`
    return pins.has(word) ? `${word}@${pins.get(word)}` : word
  })
  return words.join(' ')
}

/** Splits a line like a shell: `'a b' c` → `a b`, `c`. */
function wordsOf(line: string): string[] {
  return (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''))
}

/** A file's name in backticks, or a block of code. */
const parts = /`([\w./-]+\.(?:html|tsx?|yaml))`|^```(\w+)\n(.*?)^```$/gms

/**
 * Returns the steps of the example in `mocks/engine/README.md`, in order: files, and commands without a path. A block is
 * the file that the text named last.
 */
function stepsOf(page: string): { path?: string; text: string }[] {
  let path = ''
  return [...page.matchAll(parts)].flatMap(([, name, language, text = '']) => {
    path = name ?? path
    return name === undefined ? [language === 'sh' ? { text } : { path, text }] : []
  })
}
