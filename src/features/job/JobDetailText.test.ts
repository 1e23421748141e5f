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

test('a Japanese bullet needs no space after it', () => {
  expect(descriptionBlocks('【仕事内容】\n・受付、会計\n・ 待合室の整え\n医療・福祉')).toEqual([
    list('【仕事内容】', '受付、会計', '待合室の整え'),
    text('医療・福祉'),
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
    'Part-time – or full-time',
  ]) {
    expect(descriptionBlocks(plain)).toEqual([text(plain)])
  }
  expect(descriptionBlocks(' \n')).toEqual([])
})

test('other scripts have lists, too', () => {
  expect(descriptionBlocks('المهام\n- تخطيط\n- تنظيم')).toEqual([list('المهام', 'تخطيط', 'تنظيم')])
})

test('a very long description takes time in proportion to its length', () => {
  const lines = 50_000
  expect(descriptionBlocks('Short\n- a\n'.repeat(lines))).toHaveLength(lines)
  expect(descriptionBlocks(`${' \n'.repeat(lines)}- a`)).toEqual([list(undefined, 'a')])
  expect(descriptionBlocks(`-${' '.repeat(lines)}`)).toHaveLength(1)
})
