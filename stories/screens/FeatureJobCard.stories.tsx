import { expect } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { isTold } from '../support/flow.ts'
import { inShadow } from '../support/shadow.ts'
import { payByCard, paymentPage, plain, record } from '../support/feature-job.ts'
import type { Meta, Story } from '../support/story.ts'

export default {
  title: 'Screens/Feature a job/Card',
  parameters: { at: paymentPage(plain, 'card'), as: personas.harbour },
} satisfies Meta

/** The form stays after a declined card. */
export const CardDeclined: Story = {
  name: 'Card declined',
  tags: ['state'],
  play: async () => {
    await inShadow('.__PrivateStripeElement', '.fields')
    await payByCard('4000000000000002')
    await isTold('Error', 'Your card was declined.')
    await expect((await record(plain)).isFeatured).toBe(false)
  },
}
