import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, testMoment, watchNews } from '../../tests/support/backend.ts'
import { type Letter, sendMail } from './mailbox.ts'

const footer = '\n\nFieldwork'

describe('the mailbox', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend('empty')
  })

  async function sent(letter: Partial<Letter>) {
    const since = await watchNews(backend)
    await backend.runtime.mutate((context) => {
      sendMail(context, { to: 'nora@example.org', subject: 'Hello', paragraphs: ['Hi'], ...letter })
    })
    const { mails } = await since()
    expect(mails).toHaveLength(1)
    return { subject: '', text: '', html: '', ...mails[0] }
  }

  it('stores an email with its time', async () => {
    expect(await sent({ subject: 'A <subject>', replyTo: 'ada@example.org' })).toMatchObject({
      to: 'nora@example.org',
      reply_to: 'ada@example.org',
      subject: 'A <subject>',
      text: `Hi${footer}`,
      code: null,
      sent_at: testMoment,
    })
  })

  it('escapes what people wrote, in the HTML only (rules 30)', async () => {
    const line = `<script>alert("1")</script> & more`
    const { text, html } = await sent({ subject: line, paragraphs: [line] })
    expect(text).toContain(line)
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more')
    expect(html).not.toMatch(/<script|<title><s/)
  })

  it('keeps line breaks inside a paragraph, and paragraphs apart', async () => {
    const { text, html } = await sent({ paragraphs: ['one\ntwo', 'three'] })
    expect(text).toBe(`one\ntwo\n\nthree${footer}`)
    expect(html).toMatch(/<p [^>]*>one<br>two<\/p>\n<p [^>]*>three<\/p>/)
  })

  it('keeps headers on one line', async () => {
    const subject = 'Hi\r\nBcc: everybody@example.org\u2028\u0000\tyou'
    expect((await sent({ subject })).subject).toBe('Hi Bcc: everybody@example.org you')
    expect((await sent({ subject: '\u0000' })).subject).toBe('(no subject)')
  })

  it('stores the code separately as well', async () => {
    const { text, html, ...mail } = await sent({ code: '012345' })
    expect(mail).toMatchObject({ code: '012345' })
    expect(text).toBe(`Hi\n\n012345${footer}`)
    expect(html).toMatch(/<p [^>]*>012345<\/p>/)
  })

  it.each(['jobs/7', '/jobs/7'])('links to the page %s of the app by its full URL', async (path) => {
    const { text, html } = await sent({ link: { label: 'See <it>', path } })
    expect(text).toBe(`Hi\n\nSee <it>:\nhttps://app.example/jobs/7${footer}`)
    expect(html).toMatch(/<a href="https:\/\/app\.example\/jobs\/7"[^>]*>See &lt;it&gt;<\/a>/)
  })

  it('escapes URLs in attributes', async () => {
    const { html } = await sent({ link: { label: 'x', path: 'search?keyword="><img src=x>' } })
    expect(html).not.toContain('<img')
    expect(html).toContain('href="https://app.example/search?keyword=&quot;&gt;&lt;img src=x&gt;"')
  })
})
