import type { Answer, CallName } from '../../src/api/client.ts'
import { readAnswer } from '../../src/api/read-answer.ts'
import { exampleAnswer } from './answers.ts'

/** Returns the contract's example of a call's success, as the app reads it. */
export function example<N extends CallName>(call: N): Answer<N> {
  const { answer } = readAnswer(call, exampleAnswer(call))
  if (!isAnswer<N>(answer)) throw new Error(`The example of ${call} can’t be read.`)
  return answer
}

function isAnswer<N extends CallName>(answer: object | undefined): answer is Answer<N> {
  return answer !== undefined
}
