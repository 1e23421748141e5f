import { expect, waitFor, within } from 'storybook/test'
import { doublePress, timesCalled } from '../support/flow.ts'
import { fill } from '../support/marketing.ts'
import { behaviour } from '../support/plays.ts'
import states from './Marketing.stories.tsx'

export default { ...states, title: 'Screens/Marketing' }

/** A double click sends one message, and the form is empty afterwards. */
export const SendsAMessage = behaviour(async ({ canvas }) => {
  await fill(canvas)
  await doublePress(canvas.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(''))
  await expect(timesCalled('send-message')).toBe(1)
  await expect(canvas.queryByRole('group', { name: 'Please check what you entered' })).toBeNull()
  await expect(within(canvas.getByRole('region', { name: 'Messages' })).getByText('Contact Us')).toBeVisible()
})
