import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, testMoment, watchNews } from '../runtime/testing.ts'
import { type Letter, sendMail } from './mailbox.ts'

describe('the mailbox', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend('empty')
  })

  async function sent(letter: Partial<Letter>) {
    const news = await watchNews(backend)
    await backend.runtime.act((surroundings) => {
      sendMail(surroundings, { to: 'nora@example.org', subject: 'Hello', paragraphs: ['Hi'], ...letter })
    })
    const { mails } = await news()
    expect(mails).toHaveLength(1)
    return { text: '', html: '', ...mails[0] }
  }

  it('keeps an e-mail with its moment', async () => {
    expect(await sent({ subject: 'A <subject>' })).toMatchObject({
      to: 'nora@example.org',
      subject: 'A <subject>',
      text: 'Hi',
      html: '<p>Hi</p>',
      code: null,
      sent_at: testMoment,
    })
  })

  it('escapes what people wrote, in the HTML only (rules 30)', async () => {
    const line = `<script>alert("1")</script> & more`
    const { text, html } = await sent({ paragraphs: [line] })
    expect(text).toBe(line)
    expect(html).toBe('<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more</p>')
  })

  it('keeps line breaks inside a paragraph, and paragraphs apart', async () => {
    const { text, html } = await sent({ paragraphs: ['one\ntwo', 'three'] })
    expect(text).toBe('one\ntwo\n\nthree')
    expect(html).toBe('<p>one<br>two</p>\n<p>three</p>')
  })

  it('carries a code, apart from the text, for "use this code"', async () => {
    const { text, html, ...mail } = await sent({ code: '012345' })
    expect(mail).toMatchObject({ code: '012345' })
    expect(text).toBe('Hi\n\n012345')
    expect(html).toContain('<strong>012345</strong>')
  })

  it.each(['jobs/7', '/jobs/7'])('links to the page %s of the app by its full address', async (path) => {
    const { text, html } = await sent({ link: { label: 'See <it>', path } })
    expect(text).toBe('Hi\n\nhttps://app.example/jobs/7')
    expect(html).toContain('<a href="https://app.example/jobs/7">See &lt;it&gt;</a>')
  })

  it('lets no address break out of its attribute', async () => {
    const { html } = await sent({ link: { label: 'x', path: 'search?keyword="><img src=x>' } })
    expect(html).not.toContain('<img')
    expect(html).toContain('href="https://app.example/search?keyword=&quot;&gt;&lt;img src=x&gt;"')
  })
})
