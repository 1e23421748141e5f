// Generated from tests/engine/depot/openapi.yaml by npm run generate. Do not edit.
import type { contract } from './calls.gen.ts'
import type { Validator } from '../../../mocks/engine/contract/types.ts'

type Validators = Readonly<Record<keyof typeof contract, Readonly<Record<string, Validator>>>>

/** Validate `{ path, query, header, cookie, body }`, by media type of the body; that without a body is under `''`. */
export declare const requestValidators: Validators

/** Validate answers with JSON, by status as the contract writes it: `200`, `4XX`, `default`. */
export declare const answerValidators: Validators
