import { applicationStatusMachine } from './application-status.ts'
import { codeMachine } from './codes.ts'
import { cvDefaultMachine } from './cv-default.ts'
import { employeeLinkMachine } from './employee-link.ts'
import { featuringMachine } from './featuring.ts'
import { jobStateMachine } from './job-state.ts'
import { jobStatusMachine } from './job-status.ts'
import type { Machine } from './machine.ts'
import { intentMachine, paymentMachine } from './payments.ts'
import { sessionMachine } from './sessions.ts'

/** All state machines of the product, in the order of the docs. */
export const machines: readonly Machine<string, string>[] = [
  jobStateMachine,
  jobStatusMachine,
  applicationStatusMachine,
  featuringMachine,
  paymentMachine,
  intentMachine,
  employeeLinkMachine,
  cvDefaultMachine,
  sessionMachine,
  codeMachine,
]
