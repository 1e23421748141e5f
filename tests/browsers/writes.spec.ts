import { tokenKey } from '../../src/api/token.ts'
import { people } from '../e2e/support/people.ts'
import { Panel } from './panel.ts'
import type { Tab } from './tab.ts'
import { expect, test } from './test.ts'

const rounds = 3
const writesPerRound = 20

/** Publishes numbered posts without waiting for the last one, so that other tabs can write at the same time. */
async function begin(tab: Tab, word: string): Promise<void> {
  await tab.read(
    (token, label, count) => {
      const work = async () => {
        const answered: string[] = []
        for (let number = 1; number <= count; number += 1) {
          const body = new FormData()
          body.set('caption', `${label}.${number}`)
          const headers = { authorization: `Bearer ${localStorage.getItem(token) ?? ''}` }
          const answer = await fetch('api/posts/create', { method: 'POST', body, headers })
          if ((await answer.text()).includes('"success"')) answered.push(`${label}.${number}`)
        }
        document.documentElement.dataset['answered'] = answered.join(' ')
      }
      void work()
      return null
    },
    tokenKey,
    word,
    writesPerRound,
  )
}

/** Returns the captions that the backend confirmed, once all have been answered. */
async function answeredOn(tab: Tab): Promise<string[]> {
  const read = () => tab.read(() => document.documentElement.dataset['answered'] ?? '')
  await tab.until(read, (text) => text !== '')
  return (await read()).split(' ')
}

/** Returns the captions of the stored posts. */
async function stored(tab: Tab): Promise<string[]> {
  return await tab.read(async (token) => {
    const headers = { authorization: `Bearer ${localStorage.getItem(token) ?? ''}` }
    const answer = await fetch('api/my-profile', { method: 'POST', body: new FormData(), headers })
    return [...(await answer.text()).matchAll(/"caption":"([ab]\.\d+\.\d+)"/g)].map(
      ([, caption = '']) => caption,
    )
  }, tokenKey)
}

test('120 writes from two tabs, reloaded in between: none is lost, none hangs', async ({ visitor }) => {
  const first = await visitor.newTab()
  await first.open()
  await new Panel(first).logIn(people.newcomer.name)
  const second = await visitor.newTab()
  await second.open()
  const tabs = { a: first, b: second }
  const answered: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, tab] of Object.entries(tabs)) await begin(tab, `${name}.${round}`)
    for (const tab of Object.values(tabs)) answered.push(...(await answeredOn(tab)))
    await Promise.all(Object.values(tabs).map((tab) => tab.reload()))
  }
  expect(answered).toHaveLength(2 * rounds * writesPerRound)
  for (const tab of Object.values(tabs)) expect((await stored(tab)).toSorted()).toEqual(answered.toSorted())
})
