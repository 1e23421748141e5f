/** Answers of a backend as the contract shows them, for tests that put themselves in its place. */
import { readFileSync } from 'node:fs'
import {
  isList,
  isObject,
  readContract,
  type Json,
  type JsonObject,
} from '../../scripts/generate/contract.ts'

export const { calls, schemas } = readContract(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
)

/** The first example of what a call answers when it succeeds. */
export function exampleAnswer(call: string): JsonObject {
  const found = calls
    .find(({ name }) => name === call)
    ?.answerExamples.find((example) => isObject(example) && example['status'] === 'success')
  if (!isObject(found)) throw new Error(`${call} has no example of a success.`)
  return found
}

/** A part of an answer that is an object. */
export function part(value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new Error('The example has no such object.')
  return value
}

/** A part of an answer that is a list of objects. */
export function list(value: Json | undefined): JsonObject[] {
  return isList(value) ? value.map(part) : []
}
