import { expect, test } from 'vitest'
import { faqsContent } from './content/faqs.ts'
import { servicesContent } from './content/services.ts'
import { testimonialsContent } from './content/testimonials.ts'
import { emailProblem } from './email-problem.ts'

test('there are ten testimonials, each with a link into the product (rules 39)', () => {
  const { testimonials } = testimonialsContent
  expect(testimonials).toHaveLength(10)
  expect(new Set(testimonials.map(({ key }) => key)).size).toBe(10)
  for (const { source } of testimonials) expect(source.link.to).toMatch(/^\//)
})

test('each question and section has a unique id to link to', () => {
  const ids = faqsContent.groups.flatMap(({ id, questions }) => [id, ...questions.map((each) => each.id)])
  expect(new Set(ids).size).toBe(ids.length)
  const sections = [...servicesContent.groups, servicesContent.cost, servicesContent.start].map(
    ({ id }) => id,
  )
  expect(new Set(sections).size).toBe(sections.length)
})

test('the home page shows some of the questions', () => {
  const all = faqsContent.groups.flatMap(({ questions }) => questions)
  expect(faqsContent.questions.length).toBeGreaterThanOrEqual(5)
  expect(faqsContent.questions.length).toBeLessThan(all.length / 2)
})

test('links between the two pages have a target', () => {
  const ids = faqsContent.groups.flatMap(({ questions }) => questions.map(({ id }) => id))
  expect(ids).toContain(servicesContent.cost.more.link.hash)
})

test.each(['ines@example.com', ' ines+jobs@mail.example.co.uk ', 'ñ@exämple.com'])(
  '%j is an email address',
  (email) => {
    expect(emailProblem(email)).toBeUndefined()
  },
)

test.each(['', '  ', 'ines', 'ines@', '@example.com', 'ines@example', 'a b@example.com', 'a@b@example.com'])(
  '%j is not an email address',
  (email) => {
    expect(emailProblem(email)).toMatch(/^Enter /)
  },
)
