import { type Backend, newWorldState } from '../../../mocks/engine/index.ts'
import { authorization, openContract } from '../../../mocks/engine/open/index.ts'
import { contract as calls, prefix, schemes } from './calls.gen.ts'
import { operations } from './operations.ts'
import { type Conduit, tables } from './tables.ts'
import { answerValidators as answers, requestValidators as requests } from './validators.gen.js'

const engine = { rows: [{ id: 1, ...newWorldState }] }

export const conduit: Backend<Conduit> = {
  name: 'conduit',
  contract: openContract({ prefix, schemes, calls, requests, answers }),
  style: {
    refusal: ({ httpStatus, message, errors }) => ({
      errors: errors ?? (httpStatus === 401 ? { token: ['is missing'] } : { body: [message] }),
    }),
    token: authorization('token'),
  },
  operations,
  tables,
  state: (tx) => tx.engine,
  session: {
    find(tx, token) {
      const user = tx.users.one('token', token)
      return user && { session: user, actor: user }
    },
    nameOf: ({ username }) => username,
  },
  scenarios: [
    {
      name: 'empty',
      about: 'Nobody has an account.',
      personas: [],
      build: () => ({ data: { engine }, files: new Map() }),
    },
  ],
}
