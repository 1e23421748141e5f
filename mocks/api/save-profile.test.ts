import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  fetchStored,
  type FormInput,
  formOf,
  pngFile,
  refused,
  type TestBackend,
  worldOf,
} from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'

describe('save-profile', () => {
  let backend: TestBackend
  let newcomer: string
  let smallShop: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    smallShop = await backend.signIn(personas.smallShop)
  })

  const save = async (fields: FormInput<'save-profile'>, token = newcomer) =>
    (await backend.call('save-profile', { name: 'Nora', ...fields }, token)).success
  const me = async (token = newcomer) => (await backend.call('me', {}, token)).success.user

  const texts = {
    about: 'Hello',
    currently_located: 'Skagen',
    currently_working: 'Pier 7',
    summary: 'Ten years at sea',
    desired_job_title: 'Keeper',
    desired_salary: '100',
    desired_cities: 'Skagen, Esbjerg',
    desired_skills: 'machine learning, knots',
  }
  const lists = {
    education: [{ degree: 'BSc', institute: 'Harbour School', year: '2019' }],
    experiences: [{ name: 'Pier 7', from: '2019', to: 'today', designation: 'Keeper' }],
    certificates: [{ name: 'Radio', year: '2020' }],
  }

  it('clears an empty text field, and replaces a whole list (rules 29)', async () => {
    await save({ ...texts, ...lists })
    await save({ about: ' ', summary: '', education: [], certificates: [{ name: 'Knots', year: '2021' }] })
    expect(await me()).toMatchObject({
      about: null,
      summary: null,
      desired_skills: texts.desired_skills,
      education: [],
      experiences: lists.experiences,
      certificates: [{ name: 'Knots', year: '2021' }],
    })
  })

  it('clears what nobody sees, in lists, too (rules 46)', async () => {
    await save({ ...texts, ...lists })
    await save({ about: '\u200b', education: [{ degree: '\u2060', institute: 'School', year: '\u200e' }] })
    expect(await me()).toMatchObject({
      about: null,
      education: [{ degree: '', institute: 'School', year: '' }],
    })
  })

  it('saves only the fields of a company for a recruiter (product: roles)', async () => {
    await save({ ...texts, ...lists }, smallShop)
    expect(await me(smallShop)).toMatchObject({
      name: 'Nora',
      about: 'Hello',
      currently_located: 'Skagen',
      currently_working: null,
      summary: null,
      desired_skills: null,
      education: [],
    })
  })

  it('never changes email and type (rules 29)', async () => {
    const { email } = await me()
    const form = formOf({ name: 'Nora', email: 'other@example.org', type: 'recruiter' })
    expect((await backend.raw('save-profile', form, newcomer)).status).toBe(200)
    expect(await me()).toMatchObject({ name: 'Nora', email, type: 'job_seeker' })
  })

  it('changes no other account', async () => {
    const { accounts } = await worldOf(backend)
    await save({ ...texts })
    const after = (await worldOf(backend))['accounts'] ?? []
    const others = (rows: object[] = []) => rows.filter((row) => 'id' in row && row.id !== personas.newcomer)
    expect(others(after)).toEqual(others(accounts))
  })

  it('stores pictures, and deletes the ones they replace', async () => {
    await save({ profile_image: pngFile('me.png'), cover_photo: pngFile('wide.png', 99) })
    const first = await me()
    expect(first.profile_image).not.toBe(first.cover_photo)
    const cover = await fetchStored(backend, first.cover_photo ?? '')
    expect(cover.headers.get('content-type')).toBe('image/png')
    expect((await cover.blob()).size).toBe(99)

    await save({ cover_photo: pngFile('other.png') })
    const second = await me()
    expect(second.profile_image).toBe(first.profile_image)
    expect(second.cover_photo).not.toBe(first.cover_photo)
    expect((await fetchStored(backend, first.cover_photo ?? '')).status).toBe(404)
    expect((await fetchStored(backend, second.cover_photo ?? '')).status).toBe(200)
  })

  it('answers 413 for a picture above 5 MB (rules 2, 29)', async () => {
    const body = { name: 'Nora', cover_photo: pngFile('wide.png', 5_242_881) }
    expect(await refused(backend, 'save-profile', body, newcomer)).toMatchObject({ httpStatus: 413 })
  })
})
