import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  formOf,
  pdfFile,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
import { cvs, jobs, personas } from '../../scenarios/personas.ts'

describe('jobs/download-cvs', () => {
  let backend: TestBackend
  let harbour: string
  let crowd: number[]

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
    crowd = await backend.runtime.read(({ tx }) =>
      tx.applications.by('job_id', jobs.crowded).map(({ id }) => id),
    )
  })

  const download = (id: number, application_ids: number[]) =>
    backend.raw('jobs/download-cvs', formOf({ id, application_ids }), harbour)
  const unpacked = async (response: Response) =>
    unzipSync(new Uint8Array(await response.clone().arrayBuffer()))

  it('names the file after the job, in a header for every browser (rules 22)', async () => {
    await backend.runtime.mutate(({ tx }) => tx.jobs.patch(jobs.crowded, { title: 'Zahnärztin/Pier' }))
    const response = await download(jobs.crowded, crowd.slice(0, 1))
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="Zahnarztin Pier - CVs\.zip"; filename\*=UTF-8''/)
    const encoded = disposition.slice(disposition.indexOf("''") + 2)
    expect(decodeURIComponent(encoded)).toBe('Zahnärztin Pier - CVs.zip')
  })

  it('returns a ZIP even for one application, named after its applicant (rules 22)', async () => {
    const ada = await backend.signIn(personas.ada)
    const { title } = await backend.runtime.read(({ tx }) => tx.cvs.need(cvs.unused))
    const { name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.unused }, ada)
    const { applications } = (await backend.call('jobs/fetch-single', { id: jobs.open }, harbour)).success
    const files = await unpacked(await download(jobs.open, [applications[0]?.id ?? 0]))
    expect(Object.keys(files)).toEqual([`${name} - ${title}.pdf`])
  })

  it('packs an application only once if it is named twice', async () => {
    const [id = 0] = crowd
    expect(Object.keys(await unpacked(await download(jobs.crowded, [id, id])))).toHaveLength(1)
  })

  it.each([
    ['../../Kim', 'C:\\CV\n', '.. .. Kim - C CV.pdf'],
    ['Kim', 'x'.repeat(200), `Kim - ${'x'.repeat(114)}.pdf`],
    ['李', '日'.repeat(94), `李 - ${'日'.repeat(81)}.pdf`],
  ])('packs the CV of %j as %j under a name for every system (rules 54)', async (name, title, expected) => {
    await backend.runtime.mutate(({ tx }) => {
      const { account_id, cv_id } = tx.applications.need(crowd[0] ?? 0)
      tx.accounts.patch(account_id, { name })
      tx.cvs.patch(cv_id, { title })
      tx.jobs.patch(jobs.crowded, { title: `${title}👍` })
    })
    const response = await download(jobs.crowded, crowd.slice(0, 1))
    expect(Object.keys(await unpacked(response))).toEqual([expected])
    const [, own = ''] = (response.headers.get('content-disposition') ?? '').split("''")
    expect(Buffer.byteLength(decodeURIComponent(own))).toBeLessThan(256)
  })

  it('refuses the whole request if one application is for another job (rules 22)', async () => {
    const foreign = await backend.runtime.read(
      ({ tx }) => tx.applications.one('job_id', jobs.applied)?.id ?? 0,
    )
    for (const id of [foreign, 999_999]) {
      const body = { id: jobs.crowded, application_ids: [...crowd.slice(0, 2), id] }
      expect(await refused(backend, 'jobs/download-cvs', body, harbour)).toEqual({
        httpStatus: 200,
        status: 'error',
        message: 'One of these applications is for another job. Choose only applications for this one.',
      })
    }
  })

  it('packs the uploaded files unchanged', async () => {
    const newcomer = await backend.signIn(personas.newcomer)
    const file = pdfFile('mine.pdf', 777)
    const { cv } = (await backend.call('cvs/upload', { file, title: 'CV' }, newcomer)).success
    await backend.call('jobs/apply', { id: jobs.open, cv_id: cv.id }, newcomer)
    const { applications } = (await backend.call('jobs/fetch-single', { id: jobs.open }, harbour)).success
    const [bytes] = Object.values(await unpacked(await download(jobs.open, [applications[0]?.id ?? 0])))
    expect(bytes).toEqual(new Uint8Array(await file.arrayBuffer()))
  })
})
