import { readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { queries } from '../../tests/support/queries.ts'
import { createQueryClient } from './query-client.ts'
import { token } from './token.ts'

afterEach(() => {
  token.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('every call of the contract has a query or a mutation, except logging out', async () => {
  const schema = await readFile(new URL('schema.gen.ts', import.meta.url), 'utf8')
  const contract = [...schema.matchAll(/^ {4}"\/api\/([^"]+)": \{/gm)].map(([, name = '']) => name)

  const asked: string[] = []
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('fetch', ({ url }: Request) => {
    asked.push(url.replace('http://localhost/api/', ''))
    return Promise.resolve(Response.json({ status: 'error', message: 'No.' }))
  })
  token.set('t1')
  const client = createQueryClient()
  await Promise.allSettled(Object.values(queries).map(({ ask }) => ask(client)))

  const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
  const changed = Object.values(files)
    .flatMap((file) => Object.values(file))
    .map((options) => mutationCall(options))

  const made = new Set([...asked, ...changed])
  // `logout` has no mutation: `signOut` makes this call itself.
  const missing = contract.filter((name) => !made.has(name))
  expect(
    missing,
    'Write the query or mutation of each in src/api/<its tag>.ts, and list a query in tests/support/queries.ts.',
  ).toEqual(['logout'])
})

function mutationCall(options: unknown): string {
  if (typeof options !== 'object' || options === null || !('mutationKey' in options)) return ''
  return String(options.mutationKey)
}
