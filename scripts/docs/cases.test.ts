import { describe, expect, it } from 'vitest'
import { type Case, casesOf, storiesOf } from './cases.ts'

const listed = ({ title, opens, expects, alerts, faults }: Case) => ({
  title,
  opens: [...opens],
  expects: [...expects],
  alerts: [...alerts],
  faults: [...faults],
})

const inTest = (body: string) => {
  const [found] = casesOf('tests/e2e/a.spec.ts', `test('works', async ({ page }) => { ${body} })`)
  if (!found) throw new Error('There is no test.')
  return listed(found)
}

describe('what a test opens', () => {
  it.each([
    ["await openPage(page, 'search?page=2')", ['/search?page=2']],
    ['await openPage(page)', ['/']],
    ["await stage.open(page, 'post')", ['/post']],
    ["await page.goto('./verify')", ['/verify']],
    ['await openPage(page, `jobs/${jobs.open}`)', ['/jobs/…']],
    ['await openPage(page, `${host.url}jobs/${jobs.open}`)', ['/jobs/…']],
    ['await openPage(page, `http://${name}:${host.port}${base}login`)', ['/login']],
    ["for (const [path] of [['my', 1], ['post', 2]] as const) await openPage(page, path)", ['/my', '/post']],
    [
      "const pages = { ada: ['my'] }; for (const [, list] of Object.entries(pages)) for (const path of list) await openPage(page, path)",
      ['/my'],
    ],
    ["const open = (path: string) => openPage(page, path); await open('faqs')", ['/faqs']],
    ["await openPage(page, isNew ? 'signup' : 'login')", ['/signup', '/login']],
  ])('is read from %s', (body, opens) => {
    expect(inTest(body).opens).toEqual(opens)
  })

  it.each([
    'await openPage(page, path)',
    'await openPage(page, `${path}?page=2`)',
    "await page.goto('/')",
    'await page.goto(link)',
    "await open(page, 'post')",
    "const unused = () => openPage(page, 'post')",
  ])('is not made up from %s', (body) => {
    expect(inTest(body).opens).toEqual([])
  })

  it('follows a function that calls itself to its end', () => {
    const body =
      "const open = async (path: string) => { await openPage(page, path); await open(path) }; await open('my')"
    expect(inTest(body).opens).toEqual(['/my'])
  })

  it('keeps what is around a function apart from who calls it', () => {
    const text = `
      const path = 'search'
      const open = () => openPage(page, path)
      for (const path of ['my']) test(path, async () => { await open() })
    `
    expect(casesOf('tests/e2e/a.spec.ts', text).map(listed)).toMatchObject([
      { title: 'my', opens: ['/search'] },
    ])
  })
})

describe('what a test expects', () => {
  it.each([
    ["await expect(messagesOf(page)).toContainText('Apply')", ['Apply'], ['Apply']],
    [
      "await expect(messagesOf(page).getByText('Apply', { exact: true })).toHaveCount(1)",
      ['Apply', '…'],
      ['Apply', '…'],
    ],
    ['await expect(mainOf(page).getByText(/^No jobs found\\.$/)).toBeVisible()', ['No jobs found.'], []],
    ["await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()", ['link', 'Login'], []],
    ["await expect(messagesOf(page)).not.toContainText('Error')", [], []],
    ["await expect(messagesOf(page).getByText('Error')).toHaveCount(0)", [], []],
    ["await page.getByText('Upload').click()", [], []],
  ])('is read from %s', (body, expects, alerts) => {
    expect(inTest(body)).toMatchObject({ expects, alerts })
  })

  it('is read from functions of the file, and from tables of functions', () => {
    const text = `
      const forms = [{ name: 'Contact', done: async (page) => { await expect(messagesOf(page)).toHaveText('Contact Us') } }]
      async function isTold(title) { await expect(messagesOf(page).getByText(title)).toBeVisible() }
      for (const { name, done } of forms) test(\`\${name} (rules 3)\`, async ({ page }) => { await done(page) })
      test('told', async () => { await isTold('Apply') })
    `
    expect(casesOf('tests/e2e/a.spec.ts', text).map(listed)).toMatchObject([
      { title: 'Contact', alerts: ['Contact Us'] },
      { title: 'told', alerts: ['Apply'] },
    ])
  })

  it('is every part of a list in a unit test', () => {
    const text = `
      const titles = 'Sign Up, ' + 'Login'
      describe('titles', () => { it('are these', () => { expect(found).toEqual(new Set(titles.split(', '))) }) })
    `
    expect(casesOf('src/a.test.ts', text).map(listed)).toMatchObject([
      { title: 'titles › are these', alerts: ['Sign Up', 'Login'] },
    ])
  })

  it('goes with the calls that are let fail', () => {
    expect(inTest("await simulator.addFault('cvs/delete', 'network')").faults).toEqual(['cvs/delete network'])
  })
})

describe('a story', () => {
  it('opens an address, given by constants, functions and others of the file', () => {
    const text = `
      const address = '/my-applied'
      const at = (id: number) => \`/application/\${id}\`
      const failing = (call: string) => ({ network: { faults: [{ call, kind: 'network' as const }] } })
      export default meta
      export const Full: Story = screen(address)
      export const OneOf: Story = screen(at(applications.open), failing('jobs/delete'))
      const Hidden = screen('/hidden')
    `
    expect(storiesOf('stories/screens/A.stories.tsx', text).map(listed)).toMatchObject([
      { title: 'Full', opens: ['/my-applied'], faults: [] },
      { title: 'One of', opens: ['/application/…'], faults: ['jobs/delete network'] },
    ])
  })

  it('says what it expects in the corner of the page', () => {
    const text = `
      const messages = () => within(page.getByRole('region', { name: 'Messages' }))
      export const A: Story = screen('/', {}, { play: async ({ canvas }) => {
        await expect(await messages().findByText('Error')).toBeVisible()
        await isTold('Upload')
        await expect(await page.findByText('Sign Up')).toBeVisible()
        await expect(canvas.getByText('Apply')).toBeVisible()
        await expect(page.queryByText('Login Failed')).toBeNull()
      } })
    `
    expect(storiesOf('stories/screens/A.stories.tsx', text).map(listed)).toMatchObject([
      { expects: ['Error', 'Upload', 'Sign Up', 'Apply'], alerts: ['Error', 'Upload', 'Sign Up'] },
    ])
  })
})
