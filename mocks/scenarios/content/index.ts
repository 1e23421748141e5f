import type { Field } from './field.ts'
import { care } from './fields/care.ts'
import { construction } from './fields/construction.ts'
import { design } from './fields/design.ts'
import { education } from './fields/education.ts'
import { engineering } from './fields/engineering.ts'
import { finance } from './fields/finance.ts'
import { health } from './fields/health.ts'
import { hospitality } from './fields/hospitality.ts'
import { publicService } from './fields/public-service.ts'
import { retail } from './fields/retail.ts'
import { science } from './fields/science.ts'
import { software } from './fields/software.ts'
import { transport } from './fields/transport.ts'
import { warehouse } from './fields/warehouse.ts'

/** The categories with their jobs. The order of the list determines the ids of the categories. */
export const fields: readonly Field[] = [
  care,
  design,
  education,
  engineering,
  finance,
  health,
  hospitality,
  publicService,
  retail,
  science,
  software,
  construction,
  transport,
  warehouse,
]
