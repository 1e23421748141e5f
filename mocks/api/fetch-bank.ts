import { notBuilt } from '../runtime/operation.ts'

/** POST /api/fetch-bank: Fetch the bank details. */
export const operation = notBuilt('fetch-bank')
