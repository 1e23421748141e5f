import { check, readOnly, type Check, expect, same } from '../check.ts'
import { choices, idsOf, jobFields, newJob } from '../things.ts'

export const checks: readonly Check[] = [
  readOnly('fetch-settings', 'rule', 25, ['currencies', 'access-key']).that(
    'lists currencies as ISO 4217 codes, each once',
    async ({ visitor }) => {
      const { settings } = await visitor.ok('fetch-settings')
      expect(settings.currencies.length > 0, 'the list of currencies is empty')
      const odd = settings.currencies.filter((code) => !/^[A-Z]{3}$/.test(code))
      same(odd, [], 'currencies that are not codes')
      same(new Set(settings.currencies).size, settings.currencies.length, 'the number of distinct currencies')
    },
  ),
  check('send-message', 'rule', 34).that('accepts a message with all four fields', async (stage) => {
    const body = {
      name: 'Kit',
      email: stage.hook('newAddress')(stage.word()),
      subject: 'Test',
      message: 'Two\nlines',
    }
    const { message } = await stage.visitor.ok('send-message', body)
    expect(message.trim() !== '', 'the answer has no message')
    await stage.visitor.no('send-message', { ...body, message: ' ' }, 'the message is blank')
  }),
  check('subscribe', 'repeat', 34, ['subscribe.twice']).that('succeeds twice', async (stage) => {
    const email = stage.hook('newAddress')(stage.word())
    await stage.visitor.ok('subscribe', { email })
    await stage.visitor.ok('subscribe', { email })
  }),
  check('categories/fetch', 'rule', 16, ['locations']).that(
    'counts the vacancies of visible jobs and lists their locations, each once',
    async (stage) => {
      const recruiter = await stage.person('recruiter')
      const look = async () => await stage.visitor.ok('categories/fetch', { type: 'job' })
      const { category } = await choices(stage)
      const count = ({ categories }: Awaited<ReturnType<typeof look>>) =>
        categories.find((one) => one.category === category)?.vacancies
      const before = count(await look()) ?? 0
      const location = `Kitville ${stage.word()}`
      const twelve = { type: 'on_site', location, category, vacancies: 12 } as const
      const job = await newJob(stage, recruiter, twelve, 'pending')
      same(count(await look()), before, 'vacancies while a job with twelve is pending')
      await stage.hook('decideJob')(job.id, 'approved')
      const listed = await look()
      same(count(listed), before + 12, 'vacancies after a job with twelve was approved')
      const { locations } = listed
      expect(locations.includes(location), `the location “${location}” of an approved job is missing`)
      same(new Set(locations).size, locations.length, 'the number of distinct locations')
      const inactive = await jobFields(stage, { ...twelve, status: 'in_active' })
      await recruiter.ok('jobs/update', { id: job.id, ...inactive })
      same(count(await look()), before, 'vacancies while the job is in_active')
      expect(!(await look()).locations.includes(location), 'the location of a hidden job is listed')
    },
  ),
  readOnly('fetch-home', 'rule', 16, ['names', 'jobs.lists']).that(
    'lists jobs by nature, and the categories of categories/fetch',
    async ({ visitor }) => {
      const home = await visitor.ok('fetch-home', { type: 'job' })
      const { categories, locations } = await visitor.ok('categories/fetch', { type: 'job' })
      same(home.categories, categories, 'the categories')
      same(home.locations, locations, 'the locations')
      for (const nature of ['full_time', 'part_time'] as const) {
        const others = home[nature].filter((job) => job.nature !== nature)
        same(idsOf(others), [], `the jobs of another nature in ${nature}`)
      }
    },
  ),
  check('fetch-home', 'rule', 15, ['jobs.order']).that(
    'lists the newest job first, after featured ones',
    async (stage) => {
      const job = await newJob(stage, await stage.person('recruiter'), { nature: 'part_time' })
      const full = await newJob(stage, job.owner)
      const home = await stage.visitor.ok('fetch-home', { type: 'job' })
      for (const [nature, { id }] of [
        ['part_time', job],
        ['full_time', full],
      ] as const) {
        expect(home[nature].length > 0, `${nature} is empty`)
        const plain = idsOf(home[nature].filter(({ is_featured }) => is_featured === 0))
        const first = [id, ...plain.filter((one) => one !== id)]
        if (plain.length > 0) same(plain, first, `the jobs of ${nature} that are not featured`)
      }
    },
  ),
  readOnly('fetch-home', 'input', 4, ['time-zone']).that(
    'treats an unknown time zone as UTC',
    async ({ visitor }) => {
      await visitor.ok('fetch-home', { type: 'job', time_zone: 'Mars/Olympus' })
      await visitor.ok('jobs/fetch', { time_zone: '' })
    },
  ),
]
