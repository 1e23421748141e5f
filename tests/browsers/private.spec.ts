import { seekAndApply } from './steps.ts'
import { test } from './test.ts'

/** The title of the message that a private window shows. */
const notice = 'Nothing is saved'

test.use({ isPrivate: true })

test('a private window says once that nothing is kept, and the job seeker’s journey works', async ({
  visitor,
}) => {
  const tab = await visitor.newTab()
  await tab.open()
  await tab.role('region', 'Guide').role('button', 'Hide the guide').press()
  const messages = tab.role('region', 'Messages')
  await messages.text(notice).times(1)
  await messages.role('button', `Dismiss: ${notice}`).press()
  await messages.text(notice).gone()
  await seekAndApply(tab, visitor)
  await messages.text(notice).gone()
})
