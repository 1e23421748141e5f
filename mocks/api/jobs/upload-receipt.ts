import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/jobs/upload-receipt: Hand in the receipt of a transfer. */
export const operation = notBuilt('jobs/upload-receipt')
