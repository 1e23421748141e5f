import { expect, test } from 'vitest'
import { descriptionBlocks } from './JobDetailText.tsx'

const text = (words: string) => ({ kind: 'text', text: words })
const list = (heading: string | undefined, ...items: string[]) => ({ kind: 'list', heading, items })

test('lines with a dash or a bullet become a list, headed by the short line before it', () => {
  expect(
    descriptionBlocks(
      'We load ships.\nDay and night.\n\nWhat you do\n- Lift\n– Stack\n\nWhat we ask:\n\n• Be on time\n  · Be kind\r\n\r\nWrite to us.',
    ),
  ).toEqual([
    text('We load ships.\nDay and night.'),
    list('What you do', 'Lift', 'Stack'),
    list('What we ask:', 'Be on time', 'Be kind'),
    text('Write to us.'),
  ])
})

test('a sentence or a long line before a list stays a paragraph', () => {
  const long = 'What we would like you to bring along on your first day in the hall'
  expect(descriptionBlocks('This is what you do.\n- Lift')).toEqual([
    text('This is what you do.'),
    list(undefined, 'Lift'),
  ])
  expect(descriptionBlocks(`${long}\n- Boots`)).toEqual([text(long), list(undefined, 'Boots')])
  expect(descriptionBlocks('Hours\n\n\n- Early')).toEqual([text('Hours'), list(undefined, 'Early')])
})

test('everything else stays plain text', () => {
  for (const plain of [
    'One\n\n  two\nthree',
    '-5 degrees\n--\n- \n# No heading\n1. First\n* Star\n<b>Bold</b> **bold**',
    'Part-time – or full-time\n医療・福祉',
    'o as a word\no as a word',
    '3.5 years\n4.5 years\n2024. A year\n2025. A year',
    '1. January\n\n* Gross\n** Net\n1. May\n3. June',
    '  1. A\n2. B\n(3) C\n4) D\na) E\nc) F\n①G\n○○ Ltd',
  ]) {
    expect(descriptionBlocks(plain)).toEqual([text(plain)])
  }
  expect(descriptionBlocks(' \n')).toEqual([])
})

test('bullets of any kind, and numbers that follow each other, become lists', () => {
  const bullets = '● a\n○ b\n■ c\n⁃ d\n\uf0b7\te\n•f\no\tg\n§\th\n・i'
  expect(descriptionBlocks(bullets)).toEqual([list(undefined, ...'a b c d e f g h i'.split(' '))])
  expect(descriptionBlocks('Tasks\n* Plan\n  * Order')).toEqual([list('Tasks', 'Plan', 'Order')])
  expect(descriptionBlocks('3. a\n4. b\n(1) c\n(2) d\na) e\nb) f\n- g')).toEqual([
    { ...list(undefined, 'a', 'b'), start: 3, marker: 'list-decimal' },
    { ...list(undefined, 'c', 'd'), start: 1, marker: 'list-decimal' },
    { ...list(undefined, 'e', 'f'), start: 1, marker: 'list-[lower-alpha]' },
    list(undefined, 'g'),
  ])
})

test('other scripts have lists, too', () => {
  expect(descriptionBlocks('المهام\n- تخطيط\n- تنظيم')).toEqual([list('المهام', 'تخطيط', 'تنظيم')])
})

test('the first paragraph is a block of its own', () => {
  expect(descriptionBlocks('\nYou plan.\r\n \r\nBerths.\n\nAll day.')).toEqual([
    text('You plan.'),
    text('Berths.\n\nAll day.'),
  ])
})
