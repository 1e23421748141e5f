import * as v from 'valibot'
import { expect, it } from 'vitest'
import { same } from '../../conformance/check.ts'
import { runKit } from '../../conformance/kit.ts'
import { simulate } from '../../conformance/simulated.ts'

/** Runs the checks of some areas against a simulated backend whose answers are changed as text. */
async function runWith(only: string[], change: (json: string, call: string) => string | Response) {
  const { target, setup } = await simulate()
  const fetch = async (request: Request) => {
    const response = await target.fetch(request)
    if (!response.headers.get('content-type')?.includes('json')) return response
    const changed = change(await response.text(), request.url.split('/api/')[1] ?? '')
    return changed instanceof Response ? changed : new Response(changed, response)
  }
  const wanted = { setup, mayWrite: true, only, seed: 1, minutes: 5 }
  const { results, findings } = await runKit({ ...wanted, target: { ...target, fetch } })
  return {
    failed: results.flatMap(({ outcome }) => (outcome.status === 'failed' ? [outcome.message] : [])),
    verdictOf: (id: string) => findings.find((one) => one.id === id)?.verdict,
  }
}

it('1 and 0 for every boolean, and decimals as text beside counts as numbers, are another form', async () => {
  const { failed, verdictOf } = await runWith(['jobs/search', 'jobs/my', 'jobs/fetch-single'], (json) =>
    json
      .replaceAll(/:true\b/g, ':1')
      .replaceAll(/:false\b/g, ':0')
      .replaceAll(/("salary_\w+"|"feature_price_per_month"):([\d.]+)/g, '$1:"$2"'),
  )
  expect(failed).toEqual([])
  expect(['booleans', 'numbers'].map(verdictOf)).toEqual(['otherwise', 'otherwise'])
})

it('an amount that is no number fails', async () => {
  const { failed } = await runWith(['jobs/search'], (json) =>
    json.replaceAll(/"salary_from":(\d+)/g, '"salary_from":"about $1"'),
  )
  expect(failed.join('\n')).toContain('/jobs/*/salary_from')
})

it('an empty description may be null, but a type may not', async () => {
  const withNull = async (text: string, field: string) =>
    (await runWith(['jobs/fetch-single', 'jobs/update'], (json) => json.replaceAll(text, `"${field}":null`)))
      .failed
  expect(await withNull('"description":""', 'description')).toEqual([])
  expect((await withNull('"type":"remote"', 'type')).join('\n')).toContain('/job/type')
})

it('HTTP 413 and 429 without JSON refuse', async () => {
  const { failed } = await runWith(['cvs/upload', 'login'], (json) => {
    const isLarge = json.includes('too large') || json.includes('5 MB')
    const isEarly = json.includes('"status":"error"') && /wait|minute|too many/i.test(json)
    return isLarge || isEarly ? new Response('Refused', { status: isLarge ? 413 : 429 }) : json
  })
  expect(failed).toEqual([])
})

it('line breaks may be \\r\\n', () => {
  expect(() => {
    same('a\r\nb', 'a\nb', 'the text')
  }).not.toThrow()
  expect(() => {
    same('a\n\nb', 'a\nb', 'the text')
  }).toThrow('the text')
})

it.each([
  [50, { status: 'passed' }],
  [1_000, { status: 'not checked', message: 'needs a second page, but all 101 entries are on the first' }],
])(
  'a list with %d entries on a page is seen page by page, if that takes a few calls',
  async (size, outcome) => {
    const { target, setup } = await simulate()
    const fetch = async (request: Request) => {
      const form = await request
        .clone()
        .formData()
        .catch(() => new FormData())
      const page = Number(form.get('page'))
      if (!request.url.endsWith('/jobs/my') || !(page >= 1)) return await target.fetch(request)
      const jobs: unknown[] = []
      let answer = { pages: 1 }
      for (let next = 1; next <= answer.pages; next += 1) {
        form.set('page', String(next))
        const headers = new Headers(request.headers)
        headers.delete('content-type')
        const body = await target.fetch(new Request(request.url, { method: 'POST', headers, body: form }))
        const read = v.parse(
          v.looseObject({ jobs: v.array(v.unknown()), pages: v.number() }),
          await body.json(),
        )
        jobs.push(...read.jobs)
        answer = read
      }
      const pages = Math.max(1, Math.ceil(jobs.length / size))
      return Response.json({ ...answer, pages, jobs: jobs.slice((page - 1) * size, page * size) })
    }
    const wanted = { setup, mayWrite: true, only: ['jobs/my'], seed: 1, minutes: 5 }
    const { results } = await runKit({ ...wanted, target: { ...target, fetch } })
    const paged = results.find(({ check }) => check.title.startsWith('lists every entry once'))
    expect(paged?.outcome).toMatchObject(outcome)
  },
)
