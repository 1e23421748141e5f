// One of the variants of `peers.ts`, in a process of its own: node scripts/bench/peer-process.ts <kind> <file for the jobs>
// It says its name when it is ready, and answers each question of its parent with the times that took.

import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { folded } from '../../mocks/rules/text.ts'
import { createTestBackend, formOf, type TestBackend } from '../../mocks/runtime/testing.ts'
import { busy } from '../../mocks/scenarios/personas.ts'
import { floors, type Kind, kinds, ourName, timed } from './peer-variants.ts'
import { mirage, mswData } from './peers/variants.mjs'

/** A peer that holds the jobs, and one of its jobs. */
type Peer = ReturnType<typeof mswData>
type PeerJob = Parameters<typeof mswData>[0][number]

/** Something that is asked. What a client does before it asks is not timed. */
interface Asked {
  name: string
  search(word: string): () => unknown
  find(id: number): () => unknown
}

const peerJob = v.object({
  id: v.number(),
  title: v.string(),
  category: v.string(),
  company: v.string(),
  location: v.string(),
  created_at: v.number(),
  text: v.string(),
})

const [, , kindText, file = ''] = process.argv
const kind = v.parse(v.picklist(kinds), kindText)
const makers = { mswData, mirage, array }
const variant = kind === 'ours' ? await ours() : peer(kind, readJobs())

process.on('message', (message) => {
  const { word, id } = v.parse(v.object({ word: v.string(), id: v.number() }), message)
  void timed(variant.search(word), variant.find(id)).then((took) => process.send?.(took))
})
process.send?.(variant.name)

function peer(which: Exclude<Kind, 'ours'>, jobs: readonly PeerJob[]): Asked {
  const { name, search, find } = makers[which](jobs)
  return { name, search: (word) => () => search(word), find: (id) => () => find(id) }
}

function readJobs(): PeerJob[] {
  return v.parse(v.object({ jobs: v.array(peerJob) }), JSON.parse(readFileSync(file, 'utf8'))).jobs
}

function array(jobs: readonly PeerJob[]): Peer {
  return {
    name: floors.process,
    search: (word) => jobs.filter(({ text }) => text.includes(word)).slice(0, 10).length,
    find: (id) => jobs.find((job) => job.id === id)?.id ?? 0,
  }
}

/** The jobs of a world as the peers hold them: what is searched lies ready for them in one field. */
async function peerJobs({ runtime }: TestBackend): Promise<PeerJob[]> {
  return await runtime.read(({ tx }) =>
    tx.jobs.all().map(({ id, account_id, title, category, location, description, created_at }) => {
      const company = tx.accounts.need(account_id).name
      const text = folded(`${title}\n${category}\n${company}\n${description}`)
      return { id, title, category, company, location: location ?? '', created_at, text }
    }),
  )
}

/** Our calls, from the request to the answer: reading form data, access, and validation both ways included. */
async function ours(): Promise<Asked> {
  const backend = await createTestBackend('busy')
  writeFileSync(file, JSON.stringify({ jobs: await peerJobs(backend) }))
  const { runtime, signIn } = backend
  const token = await signIn(busy.person)
  const call = (path: string, fields: Record<string, unknown>) => {
    const request = new Request(`https://app.example/${path}`, {
      method: 'POST',
      body: formOf(fields),
      headers: { authorization: `Bearer ${token}` },
    })
    return () => runtime.handle(path, request)
  }
  return {
    name: ourName,
    search: (word) => call('api/jobs/search', { page: 1, keyword: word }),
    find: (id) => call('api/jobs/fetch-single', { id }),
  }
}
