import { notBuilt } from '../../mocks/operation.ts'
import { describe, expect, it } from 'vitest'
import { operations } from '../../mocks/api/index.gen.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { createTestBackend } from '../support/backend.ts'

describe('the operations', () => {
  it('exist for each call of the contract, with its name', () => {
    expect(Object.keys(operations).sort()).toEqual(Object.keys(contract).sort())
    for (const [name, { call }] of Object.entries(operations)) expect(call).toBe(name)
  })

  it('start as scaffolds that return HTTP 501', async () => {
    const { runtime } = await createTestBackend()
    const scaffold = notBuilt('me')
    const asked = runtime.read((context) =>
      scaffold.run({ ...context, body: {}, actor: null, session: null }),
    )
    await expect(asked).rejects.toMatchObject({
      httpStatus: 501,
      message: 'The simulator does not answer /api/me yet.',
    })
  })
})
