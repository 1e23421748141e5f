import { afterEach, beforeEach, expect, it } from 'vitest'
import { Proxy } from './proxy.ts'
import { MixedWorld } from './world.ts'

let world: MixedWorld
let proxy: Proxy
let token: string

beforeEach(async () => {
  proxy = new Proxy()
  await proxy.start()
  world = await MixedWorld.start('missing', proxy)
  token = await world.logIn('seeker@example.com', 'job_seeker')
})
afterEach(async () => {
  await world.stop()
  await proxy.stop()
})

const post = async (caption = 'Hi', sent = token) => await world.call('posts/create', { caption }, sent)

it('a backend that never answers who somebody is holds no call for long', async () => {
  await world.stop()
  world = await MixedWorld.start('posts', proxy, 100)
  const known = await world.logIn('seeker@example.com', 'job_seeker')
  proxy.trouble = (call) => (call === 'me' ? new Promise(() => undefined) : undefined)
  expect(await post('Hi', 'unknown')).toMatchObject({ http: 503 })
  expect(await post('Hi', known)).toMatchObject({ status: 'success' })
})

it('two calls of an unknown token at once ask for one account', async () => {
  const unseen = await world.logIn('recruiter@example.com', 'recruiter', { unseen: true })
  const answers = await Promise.all(['One', 'Two', 'Three'].map((caption) => post(caption, unseen)))
  expect(answers.map(({ status }) => status)).toEqual(['success', 'success', 'success'])
  const { posts } = await world.call('my-profile', {}, unseen)
  expect(posts).toHaveLength(3)
})

it('a reset of the simulator doesn’t end the session', async () => {
  await world.call('me', {}, token)
  await world.server.runtime.store.reset()
  expect(await post()).toMatchObject({ status: 'success' })
})

it('logging out while the simulator asks who somebody is ends the session', async () => {
  const asked = Promise.withResolvers<undefined>()
  const answer = Promise.withResolvers<undefined>()
  const unseen = await world.logIn('recruiter@example.com', 'recruiter', { unseen: true })
  proxy.trouble = async (call, pass) => {
    const response = await pass()
    if (call !== 'me') return response
    asked.resolve(undefined)
    await answer.promise
    return response
  }
  const posting = post('Hi', unseen)
  await asked.promise
  await world.call('logout', {}, unseen)
  answer.resolve(undefined)
  expect(await posting).toMatchObject({ http: 401 })
  expect(await post('Hi', unseen)).toMatchObject({ http: 401 })
})

it('logging out while a simulated call runs ends both halves', async () => {
  const [posted] = await Promise.all([post(), world.call('logout', {}, token)])
  expect(posted['status'] === 'success' || posted['http'] === 401).toBe(true)
  expect(await post()).toMatchObject({ http: 401 })
})
