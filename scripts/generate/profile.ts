import type { Format } from 'ajv'
import { formats as houseFormats } from '../../mocks/engine/contract/formats.ts'
import { formats as openFormats } from '../../mocks/engine/open/formats.ts'

/** How a contract is written: by the conventions of `readContract`, or in any way that OpenAPI allows. */
export type Style = 'house' | 'open'

/** What a style of contracts says beside OpenAPI. */
export interface Profile {
  /** Whether answers have no fields but those that they name, so that nothing leaks. */
  readonly closesAnswers: boolean
  /** Whether the validators fill in defaults. The house's decoder does it itself (`CallField.default`). */
  readonly fillsDefaults: boolean
  /** Whether what can't be checked as it is written is a problem, rather than a gap. */
  readonly isStrict: boolean
  /** The known formats, and the engine's file with those that are checked. */
  readonly formats: Readonly<Record<string, Format>>
  readonly formatsFile: string
}

export const profiles: Readonly<Record<Style, Profile>> = {
  house: {
    closesAnswers: true,
    fillsDefaults: false,
    isStrict: true,
    formats: { ...houseFormats, password: true, binary: true },
    formatsFile: 'contract/formats.ts',
  },
  open: {
    closesAnswers: false,
    fillsDefaults: true,
    isStrict: false,
    formats: openFormats,
    formatsFile: 'open/formats.ts',
  },
}

/** Keywords of the engine's conventions, which no other style follows. */
export const houseKeywords = 'x-access x-owner x-roles x-form x-lenient x-max-bytes x-row x-valid'.split(' ')
