import { expect, test } from 'vitest'
import { faqsContent } from './content/faqs.ts'
import { testimonialsContent } from './content/testimonials.ts'
import { emailProblem } from './email-problem.ts'

test('there are ten testimonials, each with a source in this product', () => {
  const { testimonials } = testimonialsContent
  expect(testimonials).toHaveLength(10)
  expect(new Set(testimonials.map(({ key }) => key)).size).toBe(10)
  for (const { source } of testimonials) expect(source.link.to).toMatch(/^\//)
})

test('each question has an id of its own, for links to it', () => {
  const ids = faqsContent.questions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(['ines@example.com', ' ines+jobs@mail.example.co.uk ', 'ñ@exämple.com'])(
  '%j is an e-mail address',
  (email) => {
    expect(emailProblem(email)).toBeUndefined()
  },
)

test.each(['', '  ', 'ines', 'ines@', '@example.com', 'ines@example', 'a b@example.com', 'a@b@example.com'])(
  '%j is none',
  (email) => {
    expect(emailProblem(email)).toMatch(/^Enter /)
  },
)
