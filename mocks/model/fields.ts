import * as v from 'valibot'

/** The id of a row, or a foreign key: a positive integer. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))
/** A moment: whole milliseconds since 1970 UTC, on the simulator's clock. */
export const moment = v.pipe(v.number(), v.integer())
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const text = v.pipe(v.string(), v.minLength(1))
export const optionalText = v.nullable(v.string())
/** The public path of a stored file, such as `/storage/cv-1f3a.pdf`. */
export const filePath = v.pipe(v.string(), v.startsWith('/storage/'))
