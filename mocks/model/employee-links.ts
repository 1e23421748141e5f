import * as v from 'valibot'
import { id, moment } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** A recruiter's request to list a job seeker as an employee, and the answer (rules 28). */
export const employeeLinks = table(
  v.object({
    id,
    recruiter_id: id,
    employee_id: id,
    status: v.picklist(['pending', 'accepted', 'declined']),
    created_at: moment,
  }),
  {
    indexes: { pair: (row) => `${row.recruiter_id}:${row.employee_id}` },
    references: { recruiter_id: 'accounts', employee_id: 'accounts' },
  },
)
