// Generated from tests/engine/library/openapi.yaml by npm run generate. Do not edit.
import type { contract } from './calls.gen.ts'
import type { Validator } from '../../../mocks/engine/contract/types.ts'

/** Validate the fields of a request. Files are only checked for presence. */
export declare const requestValidators: Readonly<Record<keyof typeof contract, Validator>>

/** Validate the answer of a successful call. Unknown fields are errors. */
export declare const answerValidators: Readonly<Record<keyof typeof contract, Validator>>

/** Validates the answer of a refused call. */
export declare const refusalValidator: Validator
