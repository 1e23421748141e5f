import { basename } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { simulatorMarker } from '../../mocks/engine/hosts/browser/marker.ts'
import { testBackend, testBuilds } from '../../scripts/check/places.ts'
import { builtFiles, filesIn, textOf } from '../architecture/tree.ts'

/** Returns the text of every file of a build by its path; fonts and images have none. */
function read(folder: string): Map<string, string> {
  try {
    return new Map(
      builtFiles(folder).map((path) => [
        path,
        /\.(?:woff2|png|jpg|webp|avif|ico)$/.test(path) ? '' : textOf(path),
      ]),
    )
  } catch {
    throw new Error(`There is no ${folder}: "npm test" or "npm test -- --only builds" makes it first.`)
  }
}

/**
 * Returns phrases that only the simulator contains, such as names and messages, to recognise its code in a build. They
 * leave out the engine, which imitates browsers and libraries, as their wording may appear in any build.
 */
function phrasesOfSimulator(): string[] {
  const texts = (folder: string) =>
    filesIn(folder).filter(
      (path) =>
        /\.(?:tsx?|js)$/.test(path) && !/\.(?:gen|test)\./.test(path) && !path.startsWith('mocks/engine/'),
    )
  const shared = [...texts('src').map(textOf), textOf('openapi.yaml'), textOf('index.html')].join('\n')
  const phrases = texts('mocks').flatMap((path) =>
    [...textOf(path).matchAll(/'([A-Z][^'\\\n]{9,60})'/g)].map(([, phrase]) => phrase ?? ''),
  )
  return [...new Set(phrases)].filter((phrase) => phrase.includes(' ') && !shared.includes(phrase))
}

describe('a build for a real backend', () => {
  let app: Map<string, string>
  beforeAll(() => {
    app = read(testBuilds.app)
  })

  /** Returns the files that contain a string. */
  const holders = (text: string) =>
    [...app].filter(([, content]) => content.includes(text)).map(([path]) => path)

  it('contains that backend’s URL', () => {
    expect(holders(testBackend)).not.toEqual([])
  })

  it('has no service worker', () => {
    expect([...app.keys()].filter((path) => /worker/i.test(basename(path)))).toEqual([])
  })

  it('contains no mark of the simulator or its libraries', () => {
    const marks = [simulatorMarker, 'mockServiceWorker', 'msw/', '[MSW]', '@faker-js', '@msw/data']
    expect(marks.flatMap((mark) => holders(mark).map((path) => `${path}: ${mark}`))).toEqual([])
  })

  it('contains no phrase that only the simulator uses', () => {
    const found = phrasesOfSimulator().flatMap((phrase) =>
      holders(phrase).map((path) => `${path}: ${phrase}`),
    )
    expect(found).toEqual([])
  })
})

describe('a build of the demo', () => {
  let demo: string
  beforeAll(() => {
    demo = [...read(testBuilds.demo).values()].join('\n')
  })

  // If the demo contained none of them either, their absence above would prove nothing.
  it('contains the marks and phrases that a build for a real backend must not contain', () => {
    // Compares booleans, because a failed comparison of texts would print the whole build.
    expect({ marker: demo.includes(simulatorMarker), worker: demo.includes('mockServiceWorker') }).toEqual({
      marker: true,
      worker: true,
    })
    const phrases = phrasesOfSimulator()
    expect(phrases.length).toBeGreaterThan(50)
    expect(phrases.filter((phrase) => demo.includes(phrase)).length).toBeGreaterThan(phrases.length / 2)
  })

  it('contains nothing that follows edits in the development server', () => {
    const phrase = 'updated, data kept'
    expect([demo.includes(phrase), textOf('mocks/hot.ts').includes(phrase)]).toEqual([false, true])
  })

  it('contains nothing of the mixed mode, which the mixed build contains', () => {
    const phrase = 'Ask for missing calls again'
    const mixed = [...read(testBuilds.mixed).values()].join('\n')
    expect([demo.includes(phrase), mixed.includes(phrase)]).toEqual([false, true])
  })

  it('contains no backend’s URL', () => {
    expect(demo.includes(testBackend)).toBe(false)
  })
})
