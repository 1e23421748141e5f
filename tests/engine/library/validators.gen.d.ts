// Generated from tests/engine/library/openapi.yaml by npm run generate. Do not edit.
import type { contract } from './calls.gen.ts'
import type { Validator } from '../../../mocks/engine/contract/types.ts'

/** Checks the fields of a request, read from form data. Files are only checked for being there. */
export declare const requestValidators: Readonly<Record<keyof typeof contract, Validator>>

/** Checks the answer of a call that succeeded; fields that the contract doesn't name are errors. */
export declare const answerValidators: Readonly<Record<keyof typeof contract, Validator>>

/** Checks the answer of any call that was refused. */
export declare const refusalValidator: Validator
