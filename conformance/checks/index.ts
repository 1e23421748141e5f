import type { Check } from '../check.ts'
import { checks as access } from './access.ts'
import { checks as applications } from './applications.ts'
import { checks as clock } from './clock.ts'
import { checks as codes } from './codes.ts'
import { checks as crowd } from './crowd.ts'
import { checks as cvs } from './cvs.ts'
import { checks as employees } from './employees.ts'
import { checks as fields } from './fields.ts'
import { checks as input } from './input.ts'
import { checks as jobs } from './jobs.ts'
import { checks as limits } from './limits.ts'
import { checks as marks } from './marks.ts'
import { checks as paging } from './paging.ts'
import { checks as payments } from './payments.ts'
import { checks as profile } from './profile.ts'
import { checks as search } from './search.ts'
import { checks as session } from './session.ts'
import { checks as site } from './site.ts'

/** The fixed checks, in order. Those of clock.ts are last, because they make sessions expire. */
export const fixedChecks: readonly Check[] = [
  site,
  access,
  input,
  fields,
  limits,
  jobs,
  search,
  applications,
  payments,
  marks,
  cvs,
  employees,
  profile,
  paging,
  crowd,
  codes,
  session,
  clock,
].flat()
