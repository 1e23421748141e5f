/** The largest answer of a call that is read, in bytes. */
export const mostAnswer = 20 * 1_048_576
/** The limit for answers that only show whether the backend has a call: all calls are asked at once. */
export const mostProbe = 1_048_576
/** The limit for files that are read whole, for a ZIP. */
export const mostFile = 50 * 1_048_576

/** Thrown if an answer is too large to hold in memory. The message is a part of a sentence. */
export class TooLong extends Error {
  override name = 'TooLong'
}

/**
 * Returns an answer whose body ends with an error if it is too long, and whose rest isn't received then.
 * @param most in bytes, as decompressed
 */
export function bounded({ body, status, headers }: Response, most: number): Response {
  let size = 0
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.length
        if (size > most) controller.error(new TooLong(`more than ${most / 1_048_576} MB`))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted ?? null, { status, headers })
}
