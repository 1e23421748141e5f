import { expect, it } from 'vitest'
import { notBuilt } from '../../mocks/operation.ts'
import { createTestBackend } from '../support/backend.ts'

it('an operation starts as a scaffold that answers HTTP 501', async () => {
  const { runtime } = await createTestBackend()
  const scaffold = notBuilt('me')
  const asked = runtime.read((context) => scaffold.run({ ...context, body: {}, actor: null, session: null }))
  await expect(asked).rejects.toMatchObject({ httpStatus: 501 })
})
