import { describe, expect, it } from 'vitest'
import type { Cv } from '../../api/cvs.ts'
import { applyRules, chosenCv, emptyApply, uploadChoice } from './apply-values.ts'

const cv = (id: number, is_default = false): Cv => ({
  id,
  title: `CV ${id}`,
  path: `/storage/${id}`,
  is_default,
})
const pdf = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' })

describe('the chosen CV', () => {
  it('is initially the default', () => {
    expect(chosenCv(emptyApply, [cv(3), cv(5, true)])).toBe('5')
  })

  it('is the only CV, default or not', () => {
    expect(chosenCv(emptyApply, [cv(3)])).toBe('3')
  })

  it('is empty if there are several and no default', () => {
    expect(chosenCv(emptyApply, [cv(3), cv(5)])).toBe('')
  })

  it('is the user’s choice rather than the default', () => {
    expect(chosenCv({ cv: '3' }, [cv(3), cv(5, true)])).toBe('3')
    expect(chosenCv({ cv: uploadChoice }, [cv(3), cv(5, true)])).toBe(uploadChoice)
  })

  it('falls back to the default if the chosen one was deleted', () => {
    expect(chosenCv({ cv: '9' }, [cv(3), cv(5, true)])).toBe('5')
  })

  it('is an upload if there is no CV', () => {
    expect(chosenCv({ cv: '3' }, [])).toBe(uploadChoice)
  })
})

describe('the rules of the apply form', () => {
  it('require a selection', () => {
    expect(applyRules(emptyApply, [cv(3), cv(5)])).toEqual({ cv: 'Choose a CV.' })
  })

  it('accept a chosen CV and ignore the upload fields', () => {
    expect(applyRules({ cv: '3', file: null, title: '' }, [cv(3), cv(5)])).toEqual({ cv: undefined })
  })

  it('require the file and the title of an upload', () => {
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
