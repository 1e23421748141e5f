import { describe, expect, it } from 'vitest'
import type { Cv } from '../../api/cvs.ts'
import { applyRules, chosenCv, emptyApply, uploadChoice } from './ApplyPanelValues.ts'

const cv = (id: number, is_default = false): Cv => ({
  id,
  title: `CV ${id}`,
  path: `/storage/${id}`,
  is_default,
})
const pdf = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' })

describe('the chosen CV', () => {
  it('is the default at first', () => {
    expect(chosenCv(emptyApply, [cv(3), cv(5, true)])).toBe('5')
  })

  it('is the only one there is, default or not', () => {
    expect(chosenCv(emptyApply, [cv(3)])).toBe('3')
  })

  it('is none where several are no default', () => {
    expect(chosenCv(emptyApply, [cv(3), cv(5)])).toBe('')
  })

  it('is what the person chose', () => {
    expect(chosenCv({ cv: '3' }, [cv(3), cv(5, true)])).toBe('3')
    expect(chosenCv({ cv: uploadChoice }, [cv(3), cv(5, true)])).toBe(uploadChoice)
  })

  it('falls back to the default when the chosen one is gone', () => {
    expect(chosenCv({ cv: '9' }, [cv(3), cv(5, true)])).toBe('5')
  })

  it('has to be uploaded where there is none', () => {
    expect(chosenCv({ cv: '3' }, [])).toBe(uploadChoice)
  })
})

describe('the rules of the apply form', () => {
  it('ask for a selection', () => {
    expect(applyRules(emptyApply, [cv(3), cv(5)])).toEqual({ cv: 'Choose a CV.' })
  })

  it('are kept by a chosen CV, whatever stands in the fields of the upload', () => {
    expect(applyRules({ cv: '3', file: null, title: '' }, [cv(3), cv(5)])).toEqual({ cv: undefined })
  })

  it('ask for the file and the title of an upload', () => {
    expect(applyRules({ ...emptyApply, cv: uploadChoice }, [cv(3)])).toEqual({
      file: 'Choose a PDF.',
      title: 'Enter a title for the CV.',
    })
    expect(applyRules({ cv: '', file: pdf, title: 'General' }, [])).toEqual({
      file: undefined,
      title: undefined,
    })
    expect(applyRules({ cv: '', file: pdf, title: 'x'.repeat(256) }, [])).toHaveProperty('title', undefined)
  })
})
