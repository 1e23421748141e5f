import { type Check, expect, same } from '../check.ts'
import { choices, jobFields, newJob } from '../things.ts'

export const checks: readonly Check[] = [
  {
    call: 'fetch-settings',
    kind: 'rule',
    title: 'lists currencies as ISO 4217 codes, each once',
    rule: 25,
    readsOnly: true,
    assumes: ['currencies', 'access-key'],
    run: async ({ visitor }) => {
      const { settings } = await visitor.ok('fetch-settings')
      expect(settings.currencies.length > 0, 'the list of currencies is empty')
      const odd = settings.currencies.filter((code) => !/^[A-Z]{3}$/.test(code))
      same(odd, [], 'currencies that are not codes')
      same(new Set(settings.currencies).size, settings.currencies.length, 'the number of distinct currencies')
    },
  },
  {
    call: 'send-message',
    kind: 'rule',
    title: 'accepts a message with all four fields',
    rule: 34,
    run: async (stage) => {
      const body = {
        name: 'Kit',
        email: stage.hook('newAddress')(stage.word()),
        subject: 'Test',
        message: 'Two\nlines',
      }
      const { message } = await stage.visitor.ok('send-message', body)
      expect(message.trim() !== '', 'the answer has no message')
      await stage.visitor.no('send-message', { ...body, message: ' ' }, 'the message is blank')
    },
  },
  {
    call: 'subscribe',
    kind: 'repeat',
    title: 'succeeds twice',
    rule: 34,
    assumes: ['subscribe.twice'],
    run: async (stage) => {
      const email = stage.hook('newAddress')(stage.word())
      await stage.visitor.ok('subscribe', { email })
      await stage.visitor.ok('subscribe', { email })
    },
  },
  {
    call: 'categories/fetch',
    kind: 'rule',
    assumes: ['locations'],
    title: 'counts the vacancies of visible jobs and lists their locations, each once',
    rule: 16,
    needs: ['decideJob'],
    run: async (stage) => {
      const recruiter = await stage.person('recruiter')
      const look = async () => await stage.visitor.ok('categories/fetch', { type: 'job' })
      const { category } = await choices(stage)
      const count = ({ categories }: Awaited<ReturnType<typeof look>>) =>
        categories.find((one) => one.category === category)?.vacancies
      const before = count(await look()) ?? 0
      const location = `Kitville ${stage.word()}`
      const job = await newJob(
        stage,
        recruiter,
        { type: 'on_site', location, category, vacancies: 3 },
        'pending',
      )
      same(count(await look()), before, 'vacancies while a job with three is pending')
      await stage.hook('decideJob')(job.id, 'approved')
      const listed = await look()
      same(count(listed), before + 3, 'vacancies after a job with three was approved')
      const { locations } = listed
      expect(locations.includes(location), `the location “${location}” of an approved job is missing`)
      same(new Set(locations).size, locations.length, 'the number of distinct locations')
      await recruiter.ok('jobs/update', {
        id: job.id,
        ...(await jobFields(stage, { category, status: 'in_active' })),
      })
      same(count(await look()), before, 'vacancies while the job is in_active')
      expect(!(await look()).locations.includes(location), 'the location of a hidden job is listed')
    },
  },
  {
    call: 'fetch-home',
    kind: 'rule',
    assumes: ['names', 'jobs.lists'],
    title: 'lists jobs by nature, and the categories of categories/fetch',
    rule: 16,
    readsOnly: true,
    run: async ({ visitor }) => {
      const home = await visitor.ok('fetch-home', { type: 'job' })
      const { categories, locations } = await visitor.ok('categories/fetch', { type: 'job' })
      same(home.categories, categories, 'the categories')
      same(home.locations, locations, 'the locations')
      for (const nature of ['full_time', 'part_time'] as const) {
        expect(
          home[nature].every((job) => job.nature === nature),
          `${nature} has jobs of another nature`,
        )
      }
    },
  },
  {
    call: 'fetch-home',
    kind: 'rule',
    title: 'lists the newest job first, after featured ones',
    rule: 15,
    needs: ['decideJob'],
    assumes: ['jobs.order'],
    run: async (stage) => {
      const job = await newJob(stage, await stage.person('recruiter'), { nature: 'part_time' })
      const full = await newJob(stage, job.owner)
      const home = await stage.visitor.ok('fetch-home', { type: 'job' })
      for (const [nature, { id }] of [
        ['part_time', job],
        ['full_time', full],
      ] as const) {
        expect(home[nature].length > 0, `${nature} is empty`)
        const plain = home[nature].find(({ is_featured }) => is_featured === 0)
        if (plain) same(plain.id, id, `the first job of ${nature} that is not featured`)
      }
    },
  },
  {
    call: 'fetch-home',
    kind: 'input',
    title: 'treats an unknown time zone as UTC',
    rule: 4,
    readsOnly: true,
    assumes: ['time-zone'],
    run: async ({ visitor }) => {
      await visitor.ok('fetch-home', { type: 'job', time_zone: 'Mars/Olympus' })
      await visitor.ok('jobs/fetch', { time_zone: '' })
    },
  },
]
