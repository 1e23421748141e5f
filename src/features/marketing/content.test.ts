import { expect, test } from 'vitest'
import { faqsContent } from './content/faqs.ts'
import { servicesContent } from './content/services.ts'
import { emailProblem } from './email-problem.ts'

test('each question and section has a unique id to link to', () => {
  const ids = faqsContent.groups.flatMap(({ id, questions }) => [id, ...questions.map((each) => each.id)])
  expect(new Set(ids).size).toBe(ids.length)
  const sections = [...servicesContent.groups, servicesContent.cost, servicesContent.start].map(
    ({ id }) => id,
  )
  expect(new Set(sections).size).toBe(sections.length)
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
