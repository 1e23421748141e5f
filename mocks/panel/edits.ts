import { createValue } from '../../src/ui/value.ts'

/** The latest news about edits of the simulator's code, in a sentence (`mocks/hot.ts`). Empty if there are none. */
export const editNews = createValue('')

/** Whether the code would seed this world differently by now. */
export const seedsChanged = createValue(false)
