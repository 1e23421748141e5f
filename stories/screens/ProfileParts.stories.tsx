import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork, type Fault, type FaultKind } from '../../mocks/runtime/options.ts'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import type { StoryWorld } from '../support/backend.ts'
import { runtime } from '../support/backend.ts'
import { arrive, isTold, noAlert, noSidewaysScroll, opened, press, timesCalled } from '../support/flow.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

/** What is below the form of the own profile, and saved by itself: posts, projects, employees and employers. */
const meta = { title: 'Screens/Profile parts' } satisfies Meta

export default meta
type Story = StoryObj

const address = '/profile'

/** A world where a call goes wrong every time. */
const failing = (as: number, call: Fault['call'], kind: FaultKind): StoryWorld => ({
  as,
  network: { faults: [{ call, kind, times: null }] },
})

/** A section of the page, by its heading. */
async function part(canvas: Canvas, name: string) {
  return within(await canvas.findByRole('region', { name }))
}

type Part = Awaited<ReturnType<typeof part>>

/** Why a form is not sent stands at its top, which has the focus. */
async function isStopped(form: Part, why: string | RegExp) {
  await waitFor(() => expect(form.getByRole('group', { name: why })).toHaveFocus())
}

/** The question that has come up, with these words. */
async function question(words: string) {
  const dialog = await opened('alertdialog')
  await waitFor(() => expect(dialog.getByText(words)).toBeVisible())
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  return dialog
}

/** Goes to another tab of the profile, and comes back. */
async function lookElsewhere(canvas: Canvas) {
  const tabs = within(canvas.getByRole('navigation', { name: 'Your account' }))
  await userEvent.click(tabs.getByRole('link', { name: 'Change password' }))
  await arrive(canvas, 'Change password')
  await userEvent.click(tabs.getByRole('link', { name: 'Profile' }))
  await arrive(canvas, 'Profile')
}

async function isOver() {
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
}

/** Says yes to the question that has come up, with these words. @param yes the word for it */
async function confirm(words: string, yes: string) {
  const asked = await question(words)
  await userEvent.click(asked.getByRole('button', { name: yes }))
  await isOver()
}

/** A picture of one colour. */
async function picture(name: string, colour = 'teal'): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = colour
    context.fillRect(0, 0, 60, 40)
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** The posts, and the fields that a new one is written in. */
async function composer(canvas: Canvas) {
  const posts = await part(canvas, 'Posts')
  return {
    posts,
    caption: posts.getByRole('textbox', { name: 'Caption' }),
    files: posts.getByLabelText(/^Pictures and videos/),
  }
}

const postNames = async (posts: Part) =>
  within(await posts.findByRole('list', { name: 'Your posts' })).getAllByRole('article')

const chosen = (where: Part) => where.queryAllByRole('button', { name: /^Remove / }).length

/* Posts */

export const Posts: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const { posts, caption } = await composer(canvas)
      await expect(caption).toHaveAttribute('rows', '10')
      await expect(await postNames(posts)).toHaveLength(3)
    },
  },
)

export const PostsOfACompany: Story = screen(
  address,
  { as: personas.harbour },
  {
    globals: { theme: 'dark' },
    play: async ({ canvas }) => {
      await expect(await postNames(await part(canvas, 'Posts'))).toHaveLength(3)
      await expect(canvas.queryByRole('region', { name: 'Projects' })).toBeNull()
    },
  },
)

export const Narrow: Story = screen(
  address,
  { as: personas.ada },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await postNames(await part(canvas, 'Posts'))
      await noSidewaysScroll()
    },
  },
)

export const NarrowCompany: Story = screen(
  address,
  { as: personas.harbour },
  {
    globals: { ...narrow, theme: 'dark' },
    play: async ({ canvas }) => {
      await part(canvas, 'Employees')
      await noSidewaysScroll()
    },
  },
)

/** A newcomer: each part says what it is for, and there is no word about employers. */
export const NothingYet: Story = screen(
  address,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      const posts = await part(canvas, 'Posts')
      await expect(posts.getByText(/^No posts yet\./)).toBeVisible()
      await expect((await part(canvas, 'Projects')).getByText(/^No projects yet\./)).toBeVisible()
      await expect(canvas.queryByRole('region', { name: 'Employers' })).toBeNull()
    },
  },
)

export const LongTexts: Story = screen(
  address,
  { scenario: 'extremes', as: extremes.person },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await part(canvas, 'Posts')
      await part(canvas, 'Projects')
      await noSidewaysScroll()
    },
  },
)

export const LongTextsOfACompany: Story = screen(
  address,
  { scenario: 'extremes', as: extremes.company },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await part(canvas, 'Employees')
      await noSidewaysScroll()
    },
  },
)

/** Two pictures and a caption: the new post stands on top, and the composer is empty again (spec §4, rules 30). */
export const Posting: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const { posts, caption, files } = await composer(canvas)
      await userEvent.type(caption, 'Two pictures from the quay.')
      await userEvent.upload(files, [await picture('one.png'), await picture('two.png', 'tomato')])
      await expect(chosen(posts)).toBe(2)
      await press(posts, 'Remove one.png')
      await expect(files).toHaveFocus()
      await userEvent.upload(files, await picture('three.png', 'navy'))
      await press(posts, 'Post')

      await waitFor(async () => expect(await postNames(posts)).toHaveLength(4))
      const [first] = await postNames(posts)
      if (!first) throw new Error('There is no post.')
      await expect(within(first).getByText('Two pictures from the quay.')).toBeVisible()
      await expect(within(first).getAllByRole('img')).toHaveLength(2)
      await expect(caption).toHaveValue('')
      await expect(chosen(posts)).toBe(0)
      await expect(page.getByText('Your post is published.')).toBeInTheDocument()
      await expect(posts.getByRole('button', { name: 'Post' })).toHaveFocus()
    },
  },
)

/** What is not sent yet is there again after a look at another tab of the profile, its file too (rules 12). */
export const PostLeftForAnotherTab: Story = screen(
  address,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      const before = await composer(canvas)
      await userEvent.type(before.caption, 'From the ferry')
      await userEvent.upload(before.files, await picture('deck.png'))
      await lookElsewhere(canvas)
      const { posts, caption } = await composer(canvas)
      await expect(caption).toHaveValue('From the ferry')
      await expect(posts.getByRole('button', { name: 'Remove deck.png' })).toBeVisible()
    },
  },
)

/** Left while it is on its way, it does not stand in the form once more: it would be published twice. */
export const PostLeftUnderWay: Story = screen(
  address,
  { as: personas.newcomer, network: { slow: { 'posts/create': { from: 1_500, to: 1_500 } } } },
  {
    play: async ({ canvas }) => {
      const before = await composer(canvas)
      await userEvent.type(before.caption, 'From the ferry')
      await press(before.posts, 'Post')
      await lookElsewhere(canvas)
      const { posts, caption } = await composer(canvas)
      await expect(caption).toHaveValue('')
      await waitFor(async () => expect(await postNames(posts)).toHaveLength(1), { timeout: 4_000 })
      await expect(timesCalled('posts/create')).toBe(1)
    },
  },
)

/** A caption or a file is needed; a file alone will do (rules 30). */
export const PostingNothing: Story = screen(
  address,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      const { posts, caption, files } = await composer(canvas)
      await userEvent.type(caption, '   ')
      await press(posts, 'Post')
      await isStopped(posts, 'Please check what you entered')
      await expect(caption).toHaveAccessibleDescription(/Write something or add a file\./)
      await expect(timesCalled('posts/create')).toBe(0)
      await userEvent.upload(files, await picture('alone.png'))
      await expect(posts.queryByText('Write something or add a file.')).toBeNull()
      await press(posts, 'Post')
      await expect(await postNames(posts)).toHaveLength(1)
    },
  },
)

/** The twelfth file, a video of 51 MB, a text by its type: told at once, the others stay (look 14, rules 30). */
export const WrongFiles: Story = screen(
  address,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      const { posts, files } = await composer(canvas)
      const twelve = await Promise.all(Array.from({ length: 12 }, (_, place) => picture(`${place}.png`)))
      await userEvent.upload(files, twelve)
      await expect(files).toHaveAccessibleDescription(/At most 10 files can be sent at once\./)
      await expect(chosen(posts)).toBe(10)

      await press(posts, 'Remove 9.png')
      const video = new File([new Uint8Array(51 * 1024 * 1024)], 'long.mp4', { type: 'video/mp4' })
      await userEvent.upload(files, video)
      await expect(files).toHaveAccessibleDescription(/“long\.mp4” is 51 MB; the limit is 50 MB\./)

      const user = userEvent.setup({ applyAccept: false })
      await user.upload(files, new File(['Hello'], 'notes.txt', { type: 'text/plain' }))
      await expect(files).toHaveAccessibleDescription(/“notes\.txt” can’t be used here\. Choose a picture/)
      await expect(chosen(posts)).toBe(9)
      await expect(timesCalled('posts/create')).toBe(0)
    },
  },
)

/** A text that calls itself a picture is found out before anything is sent; caption and files stay. */
export const TextNamedPicture: Story = screen(
  address,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      const { posts, caption, files } = await composer(canvas)
      await userEvent.type(caption, 'Look')
      const fake = new File(['Plain words'], 'words.png', { type: 'image/png' })
      await userEvent.upload(files, [fake, await picture('real.png')])
      await press(posts, 'Post')
      await waitFor(() =>
        expect(files).toHaveAccessibleDescription(
          /“words\.png” is no picture or video, though its name says so/,
        ),
      )
      await expect(timesCalled('posts/create')).toBe(0)
      await expect(caption).toHaveValue('Look')
      await press(posts, 'Remove words.png')
      await press(posts, 'Post')
      await expect(await postNames(posts)).toHaveLength(1)
    },
  },
)

export const CaptionTooLong: Story = screen(
  address,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      const { posts, caption } = await composer(canvas)
      await userEvent.click(caption)
      await userEvent.paste('a'.repeat(5_001))
      await expect(posts.getByText('1 character too many', { selector: '[aria-hidden]' })).toBeVisible()
      await press(posts, 'Post')
      await expect(caption).toHaveAccessibleDescription(/The caption can have 5,000 characters at most\./)
      await expect(timesCalled('posts/create')).toBe(0)
    },
  },
)

/** While it is on its way the button keeps the focus, and says that it is busy (look 6). */
export const PostUnderWay: Story = screen(
  address,
  { as: personas.ada, network: { slow: { 'posts/create': 'endless' } } },
  {
    play: async ({ canvas }) => {
      const { posts, files } = await composer(canvas)
      await userEvent.upload(files, await picture('one.png'))
      const button = posts.getByRole('button', { name: 'Post' })
      await userEvent.click(button)
      await expect(await posts.findByText('Publishing with one file…')).toBeVisible()
      await expect(posts.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await expect(button).toHaveFocus()
    },
  },
)

/** Two quick presses publish one post; a video goes as a picture does (rules 30, look 6). */
export const PostingTwiceQuickly: Story = screen(
  address,
  { as: personas.newcomer, network: { slow: { 'posts/create': { from: 400, to: 400 } } } },
  {
    play: async ({ canvas }) => {
      const { posts, files } = await composer(canvas)
      const clip = new File(['\0\0\0\u0018ftypisom\0\0\0\0isommp42'], 'clip.mp4', { type: 'video/mp4' })
      await userEvent.upload(files, clip)
      await userEvent.dblClick(posts.getByRole('button', { name: 'Post' }))
      await expect(await postNames(posts)).toHaveLength(1)
      await expect(timesCalled('posts/create')).toBe(1)
      const row = await runtime.read(({ tx }) => tx.posts.by('account_id', personas.newcomer)[0])
      await expect(row?.files).toMatchObject([{ type: 'video' }])
    },
  },
)

/** Refused: an alert and the words in the form; what was typed and chosen stays, and goes through afterwards. */
export const PostRefused: Story = screen(address, failing(personas.newcomer, 'posts/create', 'error-500'), {
  play: async ({ canvas }) => {
    const { posts, caption, files } = await composer(canvas)
    await userEvent.type(caption, 'Once more')
    await userEvent.upload(files, await picture('kept.png'))
    await press(posts, 'Post')
    await isTold('Error')
    await expect(caption).toHaveValue('Once more')
    await expect(chosen(posts)).toBe(1)
    runtime.options = calmNetwork
    await press(posts, 'Post')
    await expect(await postNames(posts)).toHaveLength(1)
  },
})

/** Offline the form says so, and no alert comes up (rules 37). */
export const PostOffline: Story = screen(address, failing(personas.newcomer, 'posts/create', 'network'), {
  play: async ({ canvas }) => {
    const { posts, caption } = await composer(canvas)
    await userEvent.type(caption, 'From the ferry')
    await press(posts, 'Post')
    await isStopped(posts, /could not be reached/)
    await expect(caption).toHaveValue('From the ferry')
    await noAlert()
  },
})

/** The literal question; afterwards the next one’s Delete has the focus, and it is announced (spec §2, look 12). */
export const DeletingAPost: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const posts = await part(canvas, 'Posts')
      const opener = await posts.findByRole('button', { name: 'Delete the post, 6 days ago' })
      await userEvent.click(opener)
      const asked = await question('Are you sure you want to delete this post ?')
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
      await isOver()
      await waitFor(() => expect(opener).toHaveFocus())

      await userEvent.click(opener)
      await confirm('Are you sure you want to delete this post ?', 'Delete')
      await expect(await postNames(posts)).toHaveLength(2)
      await waitFor(() =>
        expect(posts.getByRole('button', { name: 'Delete the post, 2 weeks ago' })).toHaveFocus(),
      )
      await expect(page.getByText('The post is deleted.')).toBeInTheDocument()
    },
  },
)

/** Offline the question stays, and says why; the second try works (rules 37). */
export const DeletingAPostOffline: Story = screen(address, failing(personas.ada, 'posts/delete', 'network'), {
  play: async ({ canvas }) => {
    const posts = await part(canvas, 'Posts')
    await press(posts, 'Delete the post, 6 days ago')
    const asked = await question('Are you sure you want to delete this post ?')
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await expect(await asked.findByText(/could not be reached/)).toBeVisible()
    await noAlert()
    runtime.options = calmNetwork
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await isOver()
    await expect(await postNames(posts)).toHaveLength(2)
  },
})

/* Projects */

const projectNames = async (projects: Part) =>
  within(await projects.findByRole('list', { name: 'Your projects' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.trim())

export const Projects: Story = screen(
  address,
  { as: personas.ada },
  {
    globals: { theme: 'dark' },
    play: async ({ canvas }) => {
      const projects = await part(canvas, 'Projects')
      await expect(await projectNames(projects)).toEqual([
        'Seven lines: a letter from the hospital',
        'Ferry desk',
        'Prototype kit for town halls',
      ])
      await expect(projects.getByRole('button', { name: 'Add a project' })).toHaveAttribute(
        'aria-expanded',
        'false',
      )
    },
  },
)

/** A draft of this project, as an earlier visit has left it in the browser. */
function leaveDraft(id: number, values: object) {
  const kept = { owner: personas.ada, savedAt: new Date().toISOString(), values }
  localStorage.setItem(`fieldwork.draft.project.${id}`, JSON.stringify(kept))
}

/** Opens the form of a project, by the button of the same name. */
async function openForm(projects: Part, name: string) {
  await press(projects, name)
  return within(await projects.findByRole('form', { name }))
}

/** The new project stands on top, and the form closes a second later; the focus goes to what opens it (spec §4, §9). */
export const AddingAProject: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const projects = await part(canvas, 'Projects')
      const toggle = projects.getByRole('button', { name: 'Add a project' })
      const form = await openForm(projects, 'Add a project')
      const link = form.getByRole('textbox', { name: /^Link/ })
      await expect(link).toHaveAttribute('type', 'url')
      await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Beacon')
      await userEvent.type(link, 'https://example.org/beacon')
      await userEvent.type(form.getByRole('textbox', { name: /^Time taken/ }), '2 weeks')
      await userEvent.type(form.getByRole('textbox', { name: /^Description/ }), 'Light.')
      await userEvent.upload(form.getByLabelText(/^Pictures and videos/), await picture('beacon.png'))
      await userEvent.dblClick(form.getByRole('button', { name: 'Add' }))

      await isTold('Add project', 'Your project is added.')
      await expect((await projectNames(projects))[0]).toBe('Beacon')
      await expect(await form.findByText('Added. The form closes.')).toBeVisible()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'), { timeout: 3_000 })
      await expect(toggle).toHaveFocus()
      await expect(timesCalled('projects/add')).toBe(1)
      await userEvent.click(toggle)
      await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    },
  },
)

/** A title is needed, and a whole address; what was typed stays while the form is folded away (spec §5). */
export const AddingAProjectWrongly: Story = screen(
  address,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      const projects = await part(canvas, 'Projects')
      const toggle = projects.getByRole('button', { name: 'Add a project' })
      const form = await openForm(projects, 'Add a project')
      const link = form.getByRole('textbox', { name: /^Link/ })
      await userEvent.type(link, 'example.org')
      await press(form, 'Add')
      await isStopped(form, 'Please check what you entered')
      await expect(form.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
        'Enter a title for the project.',
      )
      await expect(link).toHaveAccessibleDescription(/^Enter a whole address, such as/)
      await expect(timesCalled('projects/add')).toBe(0)
      await userEvent.click(toggle)
      await userEvent.click(toggle)
      await expect(link).toHaveValue('example.org')
    },
  },
)

export const AddingAProjectOffline: Story = screen(
  address,
  failing(personas.newcomer, 'projects/add', 'network'),
  {
    play: async ({ canvas }) => {
      const projects = await part(canvas, 'Projects')
      const form = await openForm(projects, 'Add a project')
      await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Beacon')
      await press(form, 'Add')
      await isStopped(form, /could not be reached/)
      await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Beacon')
      await noAlert()
    },
  },
)

/** The texts in place of the project; afterwards the focus is where it began. */
export const EditingAProject: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const projects = await part(canvas, 'Projects')
      const form = await openForm(projects, 'Edit Ferry desk')
      const title = form.getByRole('textbox', { name: 'Title' })
      await waitFor(() => expect(title).toHaveFocus())
      await expect(form.getByRole('textbox', { name: /^Time taken/ })).toHaveValue('10 weeks')
      await userEvent.clear(form.getByRole('textbox', { name: /^Time taken/ }))
      await userEvent.type(title, ' II')
      await press(form, 'Update')
      await isTold('Update project')
      await waitFor(() => expect(projects.getByRole('button', { name: 'Edit Ferry desk II' })).toHaveFocus())
      await expect(projects.queryByText('10 weeks')).toBeNull()
      await expect(await projectNames(projects)).toHaveLength(3)
    },
  },
)

/** Refused: the form stays open with every text; Cancel leaves the project as it was. */
export const EditingAProjectRefused: Story = screen(
  address,
  failing(personas.ada, 'projects/update', 'error-500'),
  {
    play: async ({ canvas }) => {
      const projects = await part(canvas, 'Projects')
      const form = await openForm(projects, 'Edit Ferry desk')
      await userEvent.type(form.getByRole('textbox', { name: 'Title' }), ' II')
      await press(form, 'Update')
      await isTold('Error')
      await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Ferry desk II')
      await press(form, 'Cancel')
      await waitFor(() => expect(projects.getByRole('button', { name: 'Edit Ferry desk' })).toHaveFocus())
      const anew = await openForm(projects, 'Edit Ferry desk')
      await expect(anew.getByRole('textbox', { name: 'Title' })).toHaveValue('Ferry desk')
    },
  },
)

/** What was typed at an earlier visit stands in the form of its project, which is open; the focus is not taken (rules 12). */
export const EditingAProjectLater: Story = screen(
  address,
  {
    as: personas.ada,
    prepare: async (world) => {
      await world.act(({ tx }) => {
        const ferry = tx.projects.by('account_id', personas.ada).find(({ title }) => title === 'Ferry desk')
        if (!ferry) throw new Error('There is no such project.')
        leaveDraft(ferry.id, { title: 'Ferry desk II', time_took: '' })
      })
    },
  },
  {
    play: async ({ canvas }) => {
      const projects = await part(canvas, 'Projects')
      const form = within(await projects.findByRole('form', { name: 'Edit Ferry desk' }))
      await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Ferry desk II')
      await expect(form.getByRole('textbox', { name: /^Time taken/ })).toHaveValue('')
      await expect(form.getByRole('textbox', { name: /^Description/ })).not.toHaveValue('')
      await expect(form.getByRole('textbox', { name: 'Title' })).not.toHaveFocus()
      await expect(projects.getAllByRole('form')).toHaveLength(1)
    },
  },
)

/** Files that were chosen and not added are there again after a look at another tab, until Done says that it is over. */
export const FilesLeftForAnotherTab: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const adding = async () =>
        within(await (await part(canvas, 'Projects')).findByRole('form', { name: 'Add files to Ferry desk' }))
      await press(await part(canvas, 'Projects'), 'Files of Ferry desk')
      const before = await adding()
      await userEvent.upload(before.getByLabelText('More pictures and videos'), await picture('deck.png'))
      await lookElsewhere(canvas)
      const form = await adding()
      await expect(form.getByRole('button', { name: 'Remove deck.png' })).toBeVisible()
      await press(form, 'Done')
      await press(await part(canvas, 'Projects'), 'Files of Ferry desk')
      await expect((await adding()).queryByRole('button', { name: 'Remove deck.png' })).toBeNull()
    },
  },
)

/** Files come and go one by one; the question before one goes, and its neighbour has the focus then. */
export const FilesOfAProject: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const title = 'Seven lines: a letter from the hospital'
      const projects = await part(canvas, 'Projects')
      await press(projects, `Files of ${title}`)
      await waitFor(() => expect(projects.getByRole('group', { name: `Files of ${title}` })).toHaveFocus())
      const list = await projects.findByRole('list', { name: `Files of ${title}` })
      await expect(within(list).getAllByRole('listitem')).toHaveLength(2)

      const form = within(projects.getByRole('form', { name: `Add files to ${title}` }))
      await press(form, 'Add files')
      await expect(form.getByLabelText('More pictures and videos')).toHaveAccessibleDescription(
        /Choose at least one file\./,
      )
      await userEvent.upload(form.getByLabelText('More pictures and videos'), await picture('third.png'))
      await press(form, 'Add files')
      await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
      await expect(page.getByText('The file is added.')).toBeInTheDocument()

      await press(projects, `Delete Picture 1 of ${title}`)
      await confirm('Are you sure you want to delete this file ?', 'Delete')
      await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
      await waitFor(() =>
        expect(projects.getByRole('button', { name: `Delete Picture 1 of ${title}` })).toHaveFocus(),
      )
      await press(form, 'Done')
      await waitFor(() => expect(projects.getByRole('button', { name: `Files of ${title}` })).toHaveFocus())
    },
  },
)

/** Ten are the most: there is no room for another one (rules 30). */
export const TenFilesOfAProject: Story = screen(
  address,
  {
    as: personas.ada,
    prepare: async (world) => {
      await world.act(({ tx }) => {
        const first = tx.projects.by('account_id', personas.ada).find(({ files }) => files.length > 0)
        const [file] = first?.files ?? []
        if (!first || !file) throw new Error('There is no file.')
        const files = Array.from({ length: 10 }, (_, place) => ({ ...file, path: `${file.path}?${place}` }))
        tx.projects.patch(first.id, { title: 'Full', files })
      })
    },
  },
  {
    play: async ({ canvas }) => {
      const projects = await part(canvas, 'Projects')
      await press(projects, 'Files of Full')
      await expect(
        await projects.findByText('Ten files are the most. Delete one to add another.'),
      ).toBeVisible()
      await expect(projects.queryByLabelText('More pictures and videos')).toBeNull()
    },
  },
)

export const DeletingAProject: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const projects = await part(canvas, 'Projects')
      await press(projects, 'Delete Ferry desk')
      await confirm('Are you sure you want to delete this project ?', 'Delete')
      await waitFor(() =>
        expect(projects.getByRole('heading', { name: 'Prototype kit for town halls' })).toHaveFocus(),
      )
      await expect(await projectNames(projects)).toHaveLength(2)
      await expect(page.getByText('Ferry desk is deleted.')).toBeInTheDocument()
    },
  },
)

/* Employees */

const bodyRows = (where: Part, name: string) =>
  within(where.getByRole('table', { name })).getAllByRole('row').slice(1)

export const Employees: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const employees = await part(canvas, 'Employees')
      await expect(employees.getByText('7 people')).toBeVisible()
      await expect(bodyRows(employees, 'Employees')).toHaveLength(7)
      for (const name of ['Name', 'Email', 'Status', 'Action']) {
        await expect(employees.getByRole('columnheader', { name })).toBeInTheDocument()
      }
      await expect(employees.getByRole('link', { name: 'Rashid Tanoli' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/user\/\d+$/),
      )
    },
  },
)

/** The employees, and the field that another one is asked by. */
async function invitation(canvas: Canvas) {
  const employees = await part(canvas, 'Employees')
  return { employees, email: employees.getByRole('textbox', { name: 'E-mail address' }) }
}

/** An address that was typed and not sent is there again after a look at another tab (rules 12). */
export const EmployeeLeftForAnotherTab: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await userEvent.type((await invitation(canvas)).email, 'ada.lind')
      await lookElsewhere(canvas)
      await expect((await invitation(canvas)).email).toHaveValue('ada.lind')
    },
  },
)

/** Asked by e-mail: an alert, and the new row on top (spec §4, §8). Two quick presses ask once. */
export const AddingAnEmployee: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const { employees, email } = await invitation(canvas)
      await userEvent.type(email, ' Milo.Tarrant@example.org ')
      await userEvent.dblClick(employees.getByRole('button', { name: 'Add' }))
      await isTold('Add Employee', 'Milo Tarrant is asked.')
      const [first] = bodyRows(employees, 'Employees')
      await expect(first).toHaveTextContent(/Milo Tarrant.*milo\.tarrant@example\.org.*Pending/)
      await expect(employees.getByText('8 people')).toBeVisible()
      await expect(email).toHaveValue('')
      await expect(timesCalled('employees/create')).toBe(1)
    },
  },
)

/** Who declined may be asked again: one row, on top, pending (rules 28). */
export const AskingAgain: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const { employees, email } = await invitation(canvas)
      await userEvent.type(email, 'lwazi.m@example.org{Enter}')
      await isTold('Add Employee')
      await waitFor(() =>
        expect(bodyRows(employees, 'Employees')[0]).toHaveTextContent(/Lwazi Mthembu.*Pending/),
      )
      await expect(bodyRows(employees, 'Employees')).toHaveLength(7)
      await expect(employees.getByText('7 people')).toBeVisible()
    },
  },
)

/** Nothing typed, an unknown address, a recruiter's, one on the list already: words at the field, which stays as it is. */
export const AddingAnEmployeeWrongly: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const { employees, email } = await invitation(canvas)
      await press(employees, 'Add')
      await expect(email).toHaveAccessibleDescription('Enter the e-mail address of a job seeker.')
      await expect(timesCalled('employees/create')).toBe(0)
      const cases = [
        ['nobody@example.org', 'No job seeker uses this e-mail address.'],
        ['shop.thimbletack@example.com', 'No job seeker uses this e-mail address.'],
        ['tomasz.w@example.org', 'Tomasz Wierzbołowski is on your list already.'],
        ['rashid.t@example.org', 'Rashid Tanoli is on your list already.'],
      ] as const
      for (const [address_, words] of cases) {
        await userEvent.clear(email)
        await userEvent.type(email, address_)
        await press(employees, 'Add')
        await waitFor(() => expect(email).toHaveAccessibleDescription(words))
        await expect(email).toHaveValue(address_)
      }
      await expect(bodyRows(employees, 'Employees')).toHaveLength(7)
    },
  },
)

export const AddingAnEmployeeOffline: Story = screen(
  address,
  failing(personas.harbour, 'employees/create', 'network'),
  {
    play: async ({ canvas }) => {
      const { employees, email } = await invitation(canvas)
      await userEvent.type(email, 'milo.tarrant@example.org{Enter}')
      await isStopped(employees, /could not be reached/)
      await expect(email).toHaveValue('milo.tarrant@example.org')
      await noAlert()
    },
  },
)

export const RemovingAnEmployee: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const employees = await part(canvas, 'Employees')
      await press(employees, 'Delete Rashid Tanoli')
      await confirm('Are you sure you want to remove this employee ?', 'Remove')
      await waitFor(() => expect(employees.getByRole('link', { name: 'Nurul Izzati Rahman' })).toHaveFocus())
      await expect(bodyRows(employees, 'Employees')).toHaveLength(6)
      await expect(employees.getByText('6 people')).toBeVisible()
      await expect(page.getByText('Rashid Tanoli is removed.')).toBeInTheDocument()
    },
  },
)

/** The last one: the heading has the focus. */
export const RemovingTheLastEmployee: Story = screen(
  address,
  {
    as: personas.smallShop,
    prepare: async (world) => {
      await world.act(({ tx, now }) => {
        const pair = { recruiter_id: personas.smallShop, employee_id: personas.newcomer }
        tx.employee_links.insert({ ...pair, status: 'accepted', created_at: now })
      })
    },
  },
  {
    play: async ({ canvas }) => {
      const employees = await part(canvas, 'Employees')
      await press(employees, 'Delete Milo Tarrant')
      await confirm('Are you sure you want to remove this employee ?', 'Remove')
      await expect(await employees.findByText('Nobody asked yet.')).toBeVisible()
      await waitFor(() => expect(employees.getByRole('heading', { name: 'Employees' })).toHaveFocus())
    },
  },
)

/** Gone in the meantime: an alert says so, and the list is asked for again. */
export const RemovingAnEmployeeRefused: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const employees = await part(canvas, 'Employees')
      await press(employees, 'Delete Rashid Tanoli')
      const asked = await question('Are you sure you want to remove this employee ?')
      await runtime.act(({ tx }) => tx.employee_links.remove(29))
      await userEvent.click(asked.getByRole('button', { name: 'Remove' }))
      await isOver()
      await isTold('Error', 'Employee not found.')
      await waitFor(() => expect(bodyRows(employees, 'Employees')).toHaveLength(6))
    },
  },
)

/* Employers */

export const Employers: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const employers = await part(canvas, 'Employers')
      await expect(bodyRows(employers, 'Employers')).toHaveLength(3)
      await expect(employers.getByRole('button', { name: 'Accept Lanternfold Studio' })).toBeVisible()
      await expect(employers.getByRole('button', { name: 'Decline Lanternfold Studio' })).toBeVisible()
      await expect(employers.queryByRole('button', { name: 'Remove Lanternfold Studio' })).toBeNull()
      await expect(employers.getByRole('button', { name: 'Remove Everwharf' })).toBeVisible()
      await expect(employers.getByRole('button', { name: 'Remove Ledgerfern' })).toBeVisible()
    },
  },
)

export const EmployersOtherScript: Story = screen(
  address,
  { as: personas.rightToLeft },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await expect(bodyRows(await part(canvas, 'Employers'), 'Employers')).toHaveLength(1)
      await noSidewaysScroll()
    },
  },
)

const lanternfold = (employers: Part) =>
  bodyRows(employers, 'Employers').find(({ textContent }) => textContent.includes('Lanternfold Studio'))

/** Shown at once, while the call is still on its way; the row has the focus (spec §4). */
export const Accepting: Story = screen(
  address,
  { as: personas.ada, network: { slow: { 'employees/accept-request': 'endless' } } },
  {
    play: async ({ canvas }) => {
      const employers = await part(canvas, 'Employers')
      await press(employers, 'Accept Lanternfold Studio')
      await confirm('Are you sure you want to accept this request ?', 'Accept')
      await waitFor(() => expect(lanternfold(employers)).toHaveTextContent('Accepted'))
      await expect(employers.getByRole('button', { name: 'Remove Lanternfold Studio' })).toBeVisible()
      await waitFor(() => expect(employers.getByRole('link', { name: 'Lanternfold Studio' })).toHaveFocus())
    },
  },
)

export const Declining: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const employers = await part(canvas, 'Employers')
      await press(employers, 'Decline Lanternfold Studio')
      await confirm('Are you sure you want to decline this request ?', 'Decline')
      await waitFor(() => expect(lanternfold(employers)).toHaveTextContent('Declined'))
      await expect(
        await page.findByText('You declined the request of Lanternfold Studio.'),
      ).toBeInTheDocument()
    },
  },
)

/** Offline it goes back to what it was, and says so below the table; no alert (rules 37). */
export const AcceptingOffline: Story = screen(
  address,
  failing(personas.ada, 'employees/accept-request', 'network'),
  {
    play: async ({ canvas }) => {
      const employers = await part(canvas, 'Employers')
      await press(employers, 'Accept Lanternfold Studio')
      await confirm('Are you sure you want to accept this request ?', 'Accept')
      await expect(
        await employers.findByText(/^Your answer to Lanternfold Studio is not saved\./),
      ).toBeVisible()
      await expect(lanternfold(employers)).toHaveTextContent('Pending')
      await noAlert()
    },
  },
)

/** Taken back by the company in the meantime: an alert, and the row goes. */
export const AcceptingRefused: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const employers = await part(canvas, 'Employers')
      await press(employers, 'Accept Lanternfold Studio')
      const asked = await question('Are you sure you want to accept this request ?')
      await runtime.act(({ tx }) => tx.employee_links.remove(30))
      await userEvent.click(asked.getByRole('button', { name: 'Accept' }))
      await isTold('Error', 'Request not found.')
      await waitFor(() => expect(bodyRows(employers, 'Employers')).toHaveLength(2))
    },
  },
)

export const RemovingAnEmployer: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const employers = await part(canvas, 'Employers')
      await press(employers, 'Remove Everwharf')
      await confirm('Are you sure you want to remove this employer ?', 'Remove')
      await waitFor(() => expect(bodyRows(employers, 'Employers')).toHaveLength(2))
      await waitFor(() => expect(employers.getByRole('link', { name: 'Ledgerfern' })).toHaveFocus())
      await expect(page.getByText('Everwharf is removed.')).toBeInTheDocument()
    },
  },
)

/** With the last one the table goes, as it is shown only where there are any; the page's heading has the focus. */
export const RemovingTheLastEmployer: Story = screen(
  address,
  { as: personas.rightToLeft },
  {
    play: async ({ canvas }) => {
      const employers = await part(canvas, 'Employers')
      await press(employers, /^Remove /)
      await confirm('Are you sure you want to remove this employer ?', 'Remove')
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Employers' })).toBeNull())
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    },
  },
)
