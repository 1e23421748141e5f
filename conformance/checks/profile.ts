import { check, readOnly, type Check, expect, same } from '../check.ts'
import { mp4, newPost, newProject, pdf, png, webm } from '../things.ts'

const rows = {
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
      const { user } = await seeker.ok('me')
      const shown = (await stage.visitor.ok('users/find', { id: seeker.id })).user
      for (const one of [user, shown]) {
        for (const [field, value] of Object.entries({ name, email: seeker.email, ...texts, ...rows })) {
          same(Object.entries(one).find(([key]) => key === field)?.[1], value, `${field} of the profile`)
        }
      }
      const emptied = Object.fromEntries(Object.keys(texts).map((field) => [field, '']))
      await seeker.ok('save-profile', { name, ...emptied, education: [], experiences: [], certificates: [] })
      const { user: empty } = await seeker.ok('me')
      same(
        [empty.about || null, empty.summary || null, empty.education],
        [null, null, []],
        'the cleared fields',
      )
    },
  ),
  check('save-profile', 'rule', 29, ['save-profile.absent']).that('keeps omitted fields', async (stage) => {
    const seeker = await stage.newcomer('job_seeker')
    const { name } = seeker
    await seeker.ok('save-profile', { name, ...texts, ...rows })
    await seeker.ok('save-profile', { name: 'Renamed' })
    const { user } = await seeker.ok('me')
    same(
      [user.name, user.about, user.education],
      ['Renamed', texts.about, rows.education],
      'name, text and list',
    )
  }),
  check('save-profile', 'files', 29).that(
    'stores images, keeps them if a later call omits them, and refuses other files',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const { name } = seeker
      await seeker.ok('save-profile', { name, profile_image: png() })
      const path = (await seeker.ok('me')).user.profile_image
      expect(path !== null && path !== '', 'the image is missing after its upload')
      expect((await stage.transport.file(path)) !== undefined, `there is no file at ${path}`)
      await seeker.ok('save-profile', { name })
      expect(!!(await seeker.ok('me')).user.profile_image, 'the image is missing after an update without one')
      await seeker.no('save-profile', { name, profile_image: pdf('picture.png') }, 'it is not an image')
      await seeker.no('save-profile', { name: '  ' }, 'the name is blank')
    },
  ),
  check('save-profile', 'files', 29, ['save-profile.cover']).that('stores the cover photo', async (stage) => {
    const recruiter = await stage.newcomer('recruiter')
    await recruiter.ok('save-profile', { name: recruiter.name, cover_photo: png() })
    expect(!!(await recruiter.ok('me')).user.cover_photo, 'the cover photo is missing after its upload')
    const body = { company_id: recruiter.id, page: 1, fetch_company: 1 } as const
    const { company } = await stage.visitor.ok('jobs/search', body)
    expect(!!company?.cover_photo, 'the company page has no cover photo after its upload')
  }),
  check('posts/create', 'rule', 30, ['plain-text']).that(
    'publishes plain text with images and videos, first in the list',
    async (stage) => {
      const seeker = await stage.person('seeker')
      await newPost(stage, seeker)
      const caption = 'Two lines\n<script>alert(1)</script> & 🧭'
      const { post } = await seeker.ok('posts/create', { caption, 'files[]': [png(), mp4(), webm()] })
      same(
        [post.caption, post.files.map(({ type }) => type)],
        [caption, ['image', 'video', 'video']],
        'caption and types of files',
      )
      for (const { path } of post.files) {
        expect((await stage.transport.file(path)) !== undefined, `there is no file at ${path}`)
      }
      const lists = [await seeker.ok('my-profile'), await stage.visitor.ok('users/find', { id: seeker.id })]
      for (const { posts } of lists) same(posts[0]?.id, post.id, 'the first post of the list')
      same(lists[0]?.posts[0]?.user.name, seeker.name, 'the author of the post')
    },
  ),
  check('posts/create', 'input', 30, ['posts.empty']).that(
    'refuses an empty post, and files other than images and videos',
    async (stage) => {
      const seeker = await stage.person('seeker')
      await seeker.no('posts/create', { caption: '  ' }, 'it is empty')
      await seeker.no(
        'posts/create',
        { caption: 'Kit', 'files[]': [pdf('picture.png')] },
        'the file is a PDF',
      )
    },
  ),
  check('posts/create', 'files', 30, ['file-limits']).that('accepts up to ten files', async (stage) => {
    const seeker = await stage.person('seeker')
    const files = (count: number) => Array.from({ length: count }, (_, at) => png(`${at}.png`))
    const { post } = await seeker.ok('posts/create', { 'files[]': files(10) })
    same(post.files.length, 10, 'the number of files')
    await seeker.no('posts/create', { 'files[]': files(11) }, 'eleven files are too many')
  }),
  check('posts/delete', 'repeat', 30).that('deletes a post, once', async (stage) => {
    const recruiter = await stage.newcomer('recruiter')
    const [kept, { id }] = [await newPost(stage, recruiter), await newPost(stage, recruiter)]
    await recruiter.ok('posts/delete', { id })
    const { posts } = await recruiter.ok('my-profile')
    same(
      posts.map((post) => post.id),
      [kept.id],
      'the posts after one of two was deleted',
    )
    await recruiter.no('posts/delete', { id }, 'the post was deleted')
  }),
  check('projects/add', 'rule', 30).that(
    'adds a project with its files, first in the list',
    async (stage) => {
      const seeker = await stage.person('seeker')
      await newProject(stage, seeker)
      const project = await newProject(stage, seeker)
      same(
        [project.url, project.time_took, project.description, project.files.length],
        ['https://example.com/work', 'a week', 'Text.', 1],
        'address, time, text and number of files',
      )
      for (const { projects } of [
        await seeker.ok('my-profile'),
        await stage.visitor.ok('users/find', { id: seeker.id }),
      ]) {
        same(projects[0]?.title, project.title, 'the first project of the list')
      }
    },
  ),
  check('projects/add', 'input', 30, ['links']).that('refuses links that run code', async (stage) => {
    const seeker = await stage.person('seeker')
    const url = ['javascript', 'alert(1)'].join(':')
    await seeker.no('projects/add', { title: 'Kit project', url }, 'the link runs code')
  }),
  check('projects/update', 'rule', 30).that('replaces the texts and keeps the files', async (stage) => {
    const seeker = await stage.person('seeker')
    const { id, files } = await newProject(stage, seeker)
    const fields = { title: 'New', url: 'https://example.com/', time_took: 'a day', description: 'Text' }
    await seeker.ok('projects/update', { id, ...fields })
    const filled = (await seeker.ok('my-profile')).projects.find((one) => one.id === id)
    same(
      [filled?.title, filled?.url, filled?.time_took, filled?.description],
      Object.values(fields),
      'title, address, time and text',
    )
    await seeker.ok('projects/update', { id, title: 'Renamed', url: '', time_took: '', description: 'New' })
    const changed = (await seeker.ok('my-profile')).projects.find((one) => one.id === id)
    same(
      [changed?.title, changed?.url || null, changed?.time_took || null, changed?.description],
      ['Renamed', null, null, 'New'],
      'title, address, time and text after two were emptied',
    )
    same(changed?.files.length, files.length, 'the number of files')
  }),
  check('projects/update', 'rule', 30, ['projects-update.absent']).that(
    'clears an omitted text',
    async (stage) => {
      const seeker = await stage.person('seeker')
      const { id, title } = await newProject(stage, seeker)
      await seeker.ok('projects/update', { id, title })
      const changed = (await seeker.ok('my-profile')).projects.find((one) => one.id === id)
      same([changed?.url || null, changed?.description || null], [null, null], 'omitted address and text')
    },
  ),
  check('projects/add-files', 'files', 30, ['file-limits']).that('adds files, up to ten', async (stage) => {
    const seeker = await stage.person('seeker')
    const { id } = await newProject(stage, seeker)
    const nine = Array.from({ length: 9 }, (_, at) => png(`${at}.png`))
    await seeker.ok('projects/add-files', { id, 'files[]': nine })
    const project = (await seeker.ok('my-profile')).projects.find((one) => one.id === id)
    same(project?.files.length, 10, 'the files of the project')
    await seeker.no('projects/add-files', { id, 'files[]': [png()] }, 'eleven files are too many')
  }),
  check('projects/delete-file', 'repeat', 30).that('deletes a file by its path, once', async (stage) => {
    const seeker = await stage.person('seeker')
    const { id } = await newProject(stage, seeker)
    await seeker.ok('projects/add-files', { id, 'files[]': [mp4()] })
    const files = async () =>
      (await seeker.ok('my-profile')).projects.find((one) => one.id === id)?.files ?? []
    const [first] = await files()
    const path = first?.path ?? ''
    await seeker.ok('projects/delete-file', { id, path })
    same(
      (await files()).map(({ type }) => type),
      ['video'],
      'the types of the remaining files',
    )
    expect((await stage.transport.file(path)) === undefined, 'the file is still served after its deletion')
    await seeker.no('projects/delete-file', { id, path }, 'the file was deleted')
  }),
  check('projects/delete', 'repeat', 30).that('deletes a project, once', async (stage) => {
    const seeker = await stage.newcomer('job_seeker')
    const [kept, { id }] = [await newProject(stage, seeker), await newProject(stage, seeker)]
    await seeker.ok('projects/delete', { id })
    const { projects } = await seeker.ok('my-profile')
    same(
      projects.map((project) => project.id),
      [kept.id],
      'the projects after one of two was deleted',
    )
    await seeker.no('projects/delete', { id }, 'the project was deleted')
  }),
  ...(['posts/delete', 'projects/delete'] as const).map((call): Check =>
    check(call, 'files', 30, ['files.access']).that('deletes its files, too', async (stage) => {
      const seeker = await stage.person('seeker')
      const made =
        call === 'projects/delete'
          ? await newProject(stage, seeker)
          : (await seeker.ok('posts/create', { 'files[]': [png()] })).post
      const path = made.files[0]?.path ?? ''
      expect((await stage.transport.file(path)) !== undefined, `there is no file at ${path}`)
      await seeker.ok(call, { id: made.id })
      expect((await stage.transport.file(path)) === undefined, 'the file is still served after its deletion')
    }),
  ),
  check('projects/add', 'files', 30, ['file-limits']).that('accepts up to ten files', async (stage) => {
    const seeker = await stage.person('seeker')
    const files = (count: number) => Array.from({ length: count }, (_, at) => png(`${at}.png`))
    const { project } = await seeker.ok('projects/add', { title: 'Kit project', 'files[]': files(10) })
    same(project.files.length, 10, 'the number of files')
    await seeker.no('projects/add', { title: 'Kit', 'files[]': files(11) }, 'eleven files are too many')
  }),
  check('users/find', 'rule', 32, ['users-find.recruiters']).that(
    'shows a company with its about text and posts',
    async (stage) => {
      const recruiter = await stage.newcomer('recruiter')
      await recruiter.ok('save-profile', { name: recruiter.name, about: 'A company' })
      const { id } = await newPost(stage, recruiter)
      const shown = await stage.visitor.ok('users/find', { id: recruiter.id })
      same(
        [shown.user.about, shown.posts.map((post) => post.id)],
        ['A company', [id]],
        'about text and posts',
      )
    },
  ),
  readOnly('users/find', 'rule', 7).that('refuses an account that does not exist', async ({ visitor }) => {
    await visitor.no('users/find', { id: 9_007_199_254_740_991 }, 'no account has this id')
  }),
  check('users/fetch', 'rule', 31, ['search']).that(
    'finds job seekers by the words of name and texts, and no recruiters',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      await stage.newcomer('recruiter')
      const word = stage.word()
      const fields = [
        'currently_located',
        'currently_working',
        'desired_job_title',
        'desired_skills',
      ] as const
      const saved = Object.fromEntries(fields.map((field) => [field, `${word} ${word}${field}`]))
      await seeker.ok('save-profile', { name: seeker.name, about: `Knows ${word}`, ...saved })
      const find = async (search: string) => {
        const { users, total } = await stage.visitor.ok('users/fetch', {
          type: 'job_seeker',
          page: 1,
          search,
        })
        same(total, users.length, 'the number of users found')
        return users.map(({ id }) => id)
      }
      same(
        await find(`${word.toUpperCase()} ${seeker.name}`),
        [seeker.id],
        'the users found by text and name',
      )
      for (const field of fields) {
        same(await find(`${word}${field}`), [seeker.id], `the users found by ${field}`)
      }
      same(await find(`${word} nosuchword`), [], 'the users found when a word is missing')
    },
  ),
]
