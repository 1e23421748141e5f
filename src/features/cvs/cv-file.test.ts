import { describe, expect, it } from 'vitest'
import { titleOf, titleOfFile } from './cv-file.ts'

describe('a title from a file name', () => {
  it.each([
    ['Ada_Byron_CV.pdf', 'Ada Byron CV'],
    ['résumé.PDF', 'résumé'],
    ['سيرة ذاتية.pdf', 'سيرة ذاتية'],
    ['cv', 'cv'],
    ['.pdf', ''],
  ])('%s is "%s"', (name, title) => {
    expect(titleOfFile(name)).toBe(title)
  })

  it('is no longer than the server accepts', () => {
    expect(titleOfFile(`${'x'.repeat(300)}.pdf`)).toHaveLength(255)
    expect(titleOfFile(`${'🙂'.repeat(300)}.pdf`)).toBe('🙂'.repeat(255))
  })
})

it('the title of a CV is the file’s until somebody types one', () => {
  const file = new File(['%PDF-'], 'Ada_Byron.pdf')
  expect(titleOf({ file: null, title: undefined })).toBe('')
  expect(titleOf({ file, title: undefined })).toBe('Ada Byron')
  expect(titleOf({ file, title: 'For ferries' })).toBe('For ferries')
  expect(titleOf({ file, title: '' })).toBe('')
})
