import { operations } from './api/index.gen.ts'
import { contract as calls } from './contract/calls.gen.ts'
import { answerValidators, refusalValidator, requestValidators } from './contract/validators.gen.js'
import type { Backend } from './engine/backend.ts'
import { houseContract } from './engine/call/house.ts'
import type { OperationSet } from './engine/call/operation.ts'
import { longest } from './model/lengths.ts'
import { tables } from './model/tables.ts'
import type { JobBoard } from './operation.ts'
import { otherwise } from './otherwise/alternatives.ts'
import { fixturePdf } from './scenarios/fixture-pdfs.ts'
import { scenarios } from './scenarios/index.ts'
import { approveDueJobs } from './services/moderation.ts'
import { pictureFile } from './services/pictures.ts'
import { sessionRules } from './services/sessions.ts'
import { thirdParties } from './third-parties/answer.ts'
import { whenFull } from './when-full.ts'

/** The job board as a backend of the engine. */
export const jobBoard: Backend<JobBoard> & { operations: OperationSet<JobBoard> } = {
  name: 'fieldwork',
  contract: houseContract({
    calls,
    requests: requestValidators,
    answers: answerValidators,
    refusal: refusalValidator,
  }),
  operations,
  sourceOf: (call) => `mocks/api/${call}.ts`,
  tables,
  state: (tx) => tx.settings,
  session: sessionRules,
  longest,
  beforeCall: approveDueJobs,
  scenarios,
  file: (name, tx) => fixturePdf(name, tx) ?? pictureFile(name),
  thirdParties,
  whenFull,
  otherwise,
}
