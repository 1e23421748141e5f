import { check, type Check, expect, same, sameFields } from '../check.ts'
import { isSuccess, jsonParts, reasonOf } from '../person.ts'
import { expectFile, idsOf, mp4, newPost, newProject, pdf, png, pngs, projectOf, webm } from '../things.ts'

/** A row of each list of a profile. */
export const rows = {
  education: [{ degree: 'BSc', institute: 'Kit University', year: '2019' }],
  experiences: [{ name: 'Kit & Co', from: '2019', to: '', designation: 'Tester' }],
  certificates: [{ name: 'Certified', year: '2024' }],
}
const texts = {
  about: 'About <b>me</b>\nand more',
  currently_located: 'Kitville',
  currently_working: 'Kit & Co',
  summary: 'Summary',
  desired_job_title: 'Tester',
  desired_salary: '1 EUR',
  desired_cities: 'Kitville, Kitford',
  desired_skills: 'machine learning, TypeScript',
}

export const checks: readonly Check[] = [
  check('save-profile', 'rule', 29, ['profile-rows.text']).that(
    'stores every field and list, and shows them on the public page',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const name = `${seeker.name} the second`
      await seeker.ok('save-profile', { name, ...texts, ...rows })
      const wanted = { name, email: seeker.email, ...texts, ...rows }
      sameFields((await seeker.ok('me')).user, wanted, 'the profile')
      const { user: shown } = await stage.visitor.ok('users/find', { id: seeker.id })
      sameFields(shown, wanted, 'the public profile')
      const emptied = Object.fromEntries(Object.keys(texts).map((field) => [field, '']))
      await seeker.ok('save-profile', { name, ...emptied, education: [], experiences: [], certificates: [] })
      const cleared = { about: null, summary: null, education: [] }
      sameFields((await seeker.ok('me')).user, cleared, 'a profile whose fields were cleared')
    },
  ),
  check('save-profile', 'rule', 29, ['save-profile.absent']).that('keeps omitted fields', async (stage) => {
    const seeker = await stage.newcomer('job_seeker')
    await seeker.ok('save-profile', { name: seeker.name, ...texts, ...rows })
    await seeker.ok('save-profile', { name: 'Renamed' })
    const wanted = { name: 'Renamed', about: texts.about, education: rows.education }
    sameFields((await seeker.ok('me')).user, wanted, 'the profile')
  }),
  check('save-profile', 'input', 48, ['lists.parts']).that(
    'saves lists from parts of type application/json',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const received = await seeker.raw(
        'save-profile',
        jsonParts('save-profile', { name: seeker.name, ...rows }),
      )
      expect(isSuccess('save-profile', received.envelope), `/api/save-profile: ${reasonOf(received)}`)
      sameFields((await seeker.ok('me')).user, rows, 'the profile')
    },
  ),
  check('save-profile', 'files', 29, ['save-profile.cover']).that(
    'stores images, keeps them if a later call omits them, and refuses other files',
    async (stage) => {
      const recruiter = await stage.newcomer('recruiter')
      const { name } = recruiter
      await recruiter.ok('save-profile', { name, profile_image: png(), cover_photo: png() })
      const { profile_image, cover_photo } = (await recruiter.ok('me')).user
      expect(!!profile_image, 'the image is missing after its upload')
      await expectFile(stage, profile_image)
      expect(!!cover_photo, 'the cover photo is missing after its upload')
      await recruiter.ok('save-profile', { name })
      const kept = { profile_image, cover_photo }
      sameFields((await recruiter.ok('me')).user, kept, 'the profile after an update without images')
      const page = { company_id: recruiter.id, page: 1, fetch_company: 1 } as const
      const { company } = await stage.visitor.ok('jobs/search', page)
      sameFields(company, kept, 'the company page', 'jobs/search')
      await recruiter.no('save-profile', { name, profile_image: pdf('picture.png') }, 'it is not an image')
      await recruiter.no('save-profile', { name: '  ' }, 'the name is blank')
    },
  ),
  check('posts/create', 'rule', 30, ['plain-text']).that(
    'publishes plain text with images and videos',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const caption = 'Two lines\n<script>alert(1)</script> & 🧭'
      const { post } = await seeker.ok('posts/create', { caption, 'files[]': [png(), mp4(), webm()] })
      same(post.caption, caption, 'the caption')
      same(post.files.map(({ type }) => type).join(), 'image,video,video', 'the types of the files')
      for (const { path } of post.files) await expectFile(stage, path)
      const [listed] = (await seeker.ok('my-profile')).posts
      same(listed?.user.name, seeker.name, 'the author of the post')
    },
  ),
  check('posts/create', 'input', 30, ['posts.empty']).that(
    'refuses an empty post, and files other than images and videos',
    async (stage) => {
      const seeker = await stage.person('seeker')
      await seeker.no('posts/create', { caption: '  ' }, 'it is empty')
      const body = { caption: 'Kit', 'files[]': [pdf('picture.png')] }
      await seeker.no('posts/create', body, 'the file is a PDF')
    },
  ),
  ...(['posts/create', 'projects/add'] as const).map((call) =>
    check(call, 'files', 30, ['file-limits']).that('accepts up to ten files', async (stage) => {
      const seeker = await stage.person('seeker')
      const body = (count: number) => ({ title: 'Kit project', 'files[]': pngs(count) })
      const answer = await seeker.ok(call, body(10))
      const { files } = 'post' in answer ? answer.post : answer.project
      same(files.length, 10, 'the number of files')
      await seeker.no(call, body(11), 'eleven files are too many')
    }),
  ),
  check('projects/add', 'rule', 30, ['links']).that(
    'adds a project with its files, but no link that runs code',
    async (stage) => {
      const seeker = await stage.person('seeker')
      const project = await newProject(stage, seeker)
      const wanted = { url: 'https://example.com/work', time_took: 'a week', description: 'Text.' }
      sameFields(project, wanted, 'the new project')
      same(project.files.length, 1, 'the number of files')
      const url = ['javascript', 'alert(1)'].join(':')
      await seeker.no('projects/add', { title: 'Kit project', url }, 'the link runs code')
    },
  ),
  check('projects/update', 'rule', 30).that('replaces the texts and keeps the files', async (stage) => {
    const seeker = await stage.person('seeker')
    const { id, files } = await newProject(stage, seeker)
    const fields = { title: 'New', url: 'https://example.com/', time_took: 'a day', description: 'Text' }
    await seeker.ok('projects/update', { id, ...fields })
    sameFields(await projectOf(seeker, id), fields, 'the changed project')
    const two = { title: 'Renamed', description: 'New' }
    await seeker.ok('projects/update', { id, ...two, url: '', time_took: '' })
    const emptied = await projectOf(seeker, id)
    sameFields(emptied, { ...two, url: null, time_took: null }, 'a project with two emptied texts')
    same(emptied?.files.length, files.length, 'the number of files')
  }),
  check('projects/update', 'rule', 30, ['projects-update.absent']).that(
    'clears an omitted text',
    async (stage) => {
      const seeker = await stage.person('seeker')
      const { id, title } = await newProject(stage, seeker)
      await seeker.ok('projects/update', { id, title })
      const omitted = { url: null, description: null }
      sameFields(await projectOf(seeker, id), omitted, 'a project whose texts were omitted')
    },
  ),
  check('projects/add-files', 'files', 30, ['file-limits']).that('adds files, up to ten', async (stage) => {
    const seeker = await stage.person('seeker')
    const { id } = await newProject(stage, seeker)
    await seeker.ok('projects/add-files', { id, 'files[]': pngs(9) })
    same((await projectOf(seeker, id))?.files.length, 10, 'the files of the project')
    await seeker.no('projects/add-files', { id, 'files[]': [png()] }, 'eleven files are too many')
  }),
  check('projects/delete-file', 'repeat', 30).that('deletes a file by its path, once', async (stage) => {
    const seeker = await stage.person('seeker')
    const { id, files } = await newProject(stage, seeker)
    const path = files[0]?.path ?? ''
    await seeker.ok('projects/add-files', { id, 'files[]': [mp4()] })
    await seeker.ok('projects/delete-file', { id, path })
    const left = (await projectOf(seeker, id))?.files.map(({ type }) => type)
    same(left, ['video'], 'the types of the remaining files')
    await expectFile(stage, path, false)
    await seeker.no('projects/delete-file', { id, path }, 'the file was deleted')
  }),
  ...(['post', 'project'] as const).map((thing) =>
    check(`${thing}s/delete`, 'repeat', 30, ['files.access']).that(
      `deletes a ${thing} with its files, once`,
      async (stage) => {
        const person = await stage.newcomer(thing === 'post' ? 'recruiter' : 'job_seeker')
        const make = async () =>
          thing === 'post'
            ? (await person.ok('posts/create', { 'files[]': [png()] })).post
            : await newProject(stage, person)
        const [kept, { id, files }] = [await make(), await make()]
        const maker = thing === 'post' ? 'posts/create' : 'projects/add'
        expect(files[0] !== undefined, `/api/${maker} keeps no file`, maker)
        await expectFile(stage, files[0].path)
        await person.ok(`${thing}s/delete`, { id })
        await expectFile(stage, files[0].path, false)
        const left = (await person.ok('my-profile'))[`${thing}s`]
        same(idsOf(left), [kept.id], `the ${thing}s after one of two was deleted`)
        await person.no(`${thing}s/delete`, { id }, `the ${thing} was deleted`)
      },
    ),
  ),
  check('users/find', 'rule', 32, ['users-find.recruiters']).that(
    'shows a company with its about text and posts',
    async (stage) => {
      const recruiter = await stage.newcomer('recruiter')
      await recruiter.ok('save-profile', { name: recruiter.name, about: 'A company' })
      const { id } = await newPost(stage, recruiter)
      const shown = await stage.visitor.ok('users/find', { id: recruiter.id })
      same([shown.user.about, idsOf(shown.posts)], ['A company', [id]], 'about text and posts')
    },
  ),
  check('users/fetch', 'rule', 31, ['search']).that(
    'finds job seekers by the words of name and texts, and no recruiters',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      await stage.newcomer('recruiter')
      const word = stage.word()
      const fields = ['currently_located', 'currently_working', 'desired_job_title', 'desired_skills']
      const saved = Object.fromEntries(fields.map((field) => [field, `${word} ${word}${field}`]))
      await seeker.ok('save-profile', { name: seeker.name, about: `Knows ${word}`, ...saved })
      const find = async (search: string) => {
        const body = { type: 'job_seeker' as const, page: 1, search }
        const { users, total } = await stage.visitor.ok('users/fetch', body)
        same(total, users.length, 'the number of users found')
        return idsOf(users)
      }
      const byName = await find(`${word.toUpperCase()} ${seeker.name}`)
      same(byName, [seeker.id], 'the users found by text and name')
      for (const field of fields)
        same(await find(`${word}${field}`), [seeker.id], `the users found by ${field}`)
      same(await find(`${word} nosuchword`), [], 'the users found when a word is missing')
    },
  ),
]
