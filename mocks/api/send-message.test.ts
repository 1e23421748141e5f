import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, watchNews } from '../../tests/support/backend.ts'

describe('send-message', () => {
  let backend: TestBackend
  const form = {
    name: 'Nora Field',
    email: 'nora.field@example.org',
    subject: 'A question',
    message: 'Who is <b>this</b> for?\nNora & co.',
  }

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  it('emails the people who run the site (rules 34)', async () => {
    const news = await watchNews(backend)
    expect((await backend.call('send-message', form)).success.message).toMatch(/^Thank you/)
    const { mails, notifications } = await news()
    expect(notifications).toEqual([])
    expect(mails).toMatchObject([
      { to: 'hello@fieldwork.example', reply_to: form.email, subject: 'A question', code: null },
    ])
    expect(mails[0]?.text).toContain('Sent by Nora Field (nora.field@example.org)')
  })

  it('sends plain text, escaped in the HTML, with its line breaks (rules 30)', async () => {
    const news = await watchNews(backend)
    await backend.call('send-message', form)
    const [mail] = (await news()).mails
    expect(mail?.text).toMatch(/for\?\r?\nNora & co\./)
    expect(mail?.html).toMatch(/Who is &lt;b&gt;this&lt;\/b&gt; for\?\r?<br>Nora &amp; co\./)
  })
})
