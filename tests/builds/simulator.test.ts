import { beforeAll, expect, it } from 'vitest'
import { simulatorMarker } from '../../mocks/engine/hosts/browser/marker.ts'
import { testBackend, testBuilds } from '../../scripts/check/places.ts'
import { filesIn, textOf } from '../architecture/tree.ts'
import { built } from './built.ts'

/**
 * Phrases that only the simulator contains, such as names and messages. They leave out the engine, which imitates
 * browsers and libraries, as their wording may appear in any build.
 */
const phrases = (() => {
  const texts = (folder: string) =>
    filesIn(folder)
      .filter((path) => /\.(?:tsx?|js)$/.test(path) && !/\.(?:gen|test)\.|^mocks\/engine\//.test(path))
      .map(textOf)
  const shared = [...texts('src'), textOf('openapi.yaml'), textOf('index.html')].join('\n')
  const quoted = texts('mocks').flatMap((text) => text.match(/(?<=')[A-Z][^'\\\n]{9,60}(?=')/g) ?? [])
  return [...new Set(quoted)].filter((phrase) => phrase.includes(' ') && !shared.includes(phrase))
})()
const marks = [simulatorMarker, 'mockServiceWorker', 'msw/', '[MSW]', '@faker-js', '@msw/data']
const mixedPhrase = 'Ask for missing calls again'

let [app, demo, mixed] = ['', '', '']
beforeAll(() => {
  const [one = '', two = '', three = ''] = [testBuilds.app, testBuilds.demo, testBuilds.mixed].map((folder) =>
    [...built(folder)].map(([path, text]) => `${path}\n${text}`).join('\n'),
  )
  ;[app, demo, mixed] = [one, two, three]
})

it('a build for a real backend names it, and contains nothing of the simulator', () => {
  expect(app.includes(testBackend)).toBe(true)
  expect([...marks, ...phrases].filter((text) => app.includes(text))).toEqual([])
})

// If the demo contained none of them either, their absence above would prove nothing.
it('the demo contains the simulator, but no backend’s URL and nothing of development or the mixed mode', () => {
  const has = (text: string) => demo.includes(text)
  expect([has(simulatorMarker), has('mockServiceWorker')]).toEqual([true, true])
  expect(phrases.length).toBeGreaterThan(50)
  expect(phrases.filter(has).length).toBeGreaterThan(phrases.length / 2)
  const followsEdits = 'updated, data kept'
  expect([has(testBackend), has(followsEdits), has(mixedPhrase)]).toEqual([false, false, false])
  expect([textOf('mocks/hot.ts').includes(followsEdits), mixed.includes(mixedPhrase)]).toEqual([true, true])
})
