// Packages that people use for the same purpose, each with the same jobs. They are no dependencies of this project:
// `npm ci` in this folder brings them, when the benchmarks run.

import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
/** Not by their names, so that the type check is the same whether or not they are here. */
const bring = (/** @type {string} */ name) => require(name)

/**
 * A job as the competitors hold it: `text` is what is searched, in lower case and without accents, prepared for them.
 * @typedef {{ id: number, title: string, category: string, company: string, location: string, created_at: number, text: string }} CompetitorJob
 */

/**
 * A competitor that holds the jobs.
 * @typedef {object} Competitor
 * @property {string} name
 * @property {(word: string) => number} search finds the jobs whose text holds a word, and takes the first ten; how many it found
 * @property {(id: number) => number} find finds one job; its id
 */

/**
 * `@mswjs/data` 0.16, with its query language.
 * @param {readonly CompetitorJob[]} jobs
 * @returns {Competitor}
 */
export function mswData(jobs) {
  const { factory, primaryKey } = bring('@mswjs/data')
  const { version } = bring('@mswjs/data/package.json')
  const db = factory({
    job: {
      id: primaryKey(Number),
      title: String,
      category: String,
      company: String,
      location: String,
      created_at: Number,
      text: String,
    },
  })
  for (const job of jobs) db.job.create(job)
  return {
    name: `@mswjs/data ${version}`,
    search: (word) => {
      const found = db.job.findMany({ where: { text: { contains: word } } })
      return found.slice(0, 10).length === 0 ? 0 : found.length
    },
    find: (id) => db.job.findFirst({ where: { id: { equals: id } } }).id,
  }
}

/**
 * Mirage, through its schema.
 * @param {readonly CompetitorJob[]} jobs
 * @returns {Competitor}
 */
export function mirage(jobs) {
  const { createServer, Model } = bring('miragejs')
  const { version } = bring('miragejs/package.json')
  const server = createServer({ environment: 'test', logging: false, models: { job: Model } })
  server.db.loadData({ jobs: jobs.map((job) => ({ ...job, id: String(job.id) })) })
  return {
    name: `miragejs ${version}`,
    search: (word) => {
      const found = server.schema.where('job', (/** @type {CompetitorJob} */ job) => job.text.includes(word))
      return found.slice(0, 10).models.length === 0 ? 0 : found.length
    },
    find: (id) => Number(server.schema.find('job', String(id)).id),
  }
}

/** The script that starts json-server, and its name. @returns {{ name: string, script: string }} */
export function jsonServer() {
  const { version, bin } = bring('json-server/package.json')
  const path = typeof bin === 'string' ? bin : bin['json-server']
  return { name: `json-server ${version}`, script: require.resolve(`json-server/${path}`) }
}
