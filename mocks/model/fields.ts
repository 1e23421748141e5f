import * as v from 'valibot'
import { firstMoment, lastMoment } from '../engine/base/clock.ts'

/** The id of a row, or a foreign key: a positive integer. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** A moment: whole milliseconds since 1970 UTC, on the simulator's clock. */
export const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(firstMoment), v.maxValue(lastMoment))
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** An amount of money, or of anything else that has fractions. */
export const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
export const text = v.pipe(v.string(), v.minLength(1))
export const optionalText = v.nullable(v.string())
/** The public path of a stored file, such as `/storage/cv-1f3a.pdf`. */
export const filePath = v.pipe(v.string(), v.regex(/^\/storage\/\w[\w.-]*$/))
