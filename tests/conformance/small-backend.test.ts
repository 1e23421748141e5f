import { expect, it, onTestFinished, vi } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { causesOf } from '../../conformance/report/causes.ts'
import { SmallBackend } from '../mixed/small-backend.ts'

it('a backend in another style, which limits calls and has one that fails now and then, fails only for its faults', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const small = await new SmallBackend().start()
  onTestFinished(() => small.stop())
  Object.assign(small, { limit: 30, slow: { subscribe: 20 }, flaky: 'cvs/fetch' })
  small.job(small.member('recruiter', 'Acme').id)
  const wait = async (time: number) => void vi.setSystemTime(Date.now() + time)
  const { results, notes, findings } = await runKit({
    target: { url: small.url, fetch: (request: Request) => fetch(request), timeout: 60_000, wait },
    setup: {
      newAddress: (name) => `${name}@small.example`,
      code: async ({ email }) => small.codes.get(email) ?? '',
      decideJob: async (id, state) => {
        for (const job of small.jobs) if (job.id === id) Object.assign(job, { state })
      },
    },
    mayWrite: true,
    only: ['session', 'site', 'follows', 'cvs', 'applications'],
    seed: 1,
    minutes: 5,
  })
  const failed = results.filter(({ outcome }) => outcome.status === 'failed')
  expect(failed.map(({ check: { call, title } }) => `${call} ${title}`)).toEqual([
    'cvs/fetch answers every time',
    'me answers follow the contract',
    'verify answers follow the contract',
    'login refuses missing fields and values of the wrong type',
    'subscribe refuses missing fields and values of the wrong type',
    'jobs/change-application-status refuses missing fields and values of the wrong type',
    'followers/toggle refuses missing fields and values of the wrong type',
    'cvs/upload refuses missing fields and values of the wrong type',
    'cvs/upload accepts a file of exactly 5 MB, and refuses one byte more',
    'jobs/my-applications creates an application with the status applied',
    'notifications/fetch notifies the applicant of each change',
    'jobs/change-application-status does nothing when the status is set again',
    'followers/toggle follows only companies',
    'cvs/upload makes the first CV the default, and another only on request',
    'cvs/upload checks the content of a file, and refuses a blank title',
    'login answers HTTP 429 to a second request within 60 seconds, and to too many wrong codes',
    'verify accepts a code after 4 wrong attempts, but not after 5',
  ])
  expect(causesOf(results)[0]?.title).toMatch(/^cvs\/fetch .* failed \d+ of \d+ times with HTTP 500/)
  expect(notes[0]).not.toMatch(/\bme,|search|cvs\/fetch|session/)
  expect(notes.join('\n')).toMatch(/HTTP 429 came \d+ times. The kit waited \d+ s as told/)
  const otherwise = findings.flatMap(({ id, verdict }) => (verdict === 'otherwise' ? [id] : []))
  expect(otherwise).toEqual(expect.arrayContaining(['times', 'status-word', 'jobs.order']))
})
