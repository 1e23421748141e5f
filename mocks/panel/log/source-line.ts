import * as v from 'valibot'

/** A line of the project's source. */
export interface SourceLine {
  /** From the project's folder. */
  file: string
  line?: number
  column?: number
}

const answer = v.object({ file: v.string(), line: v.number(), column: v.number() })

/**
 * Returns the line of the simulator's own code that threw, as written. Only the development server knows it.
 * @returns undefined if the stack leads only through the engine, or elsewhere
 */
export async function lineOf(stack: string, basePath: string): Promise<SourceLine | undefined> {
  const frame = frameOf(stack)
  if (frame === undefined) return undefined
  const response = await fetch(`${basePath}-/source?at=${encodeURIComponent(frame)}`)
  const found = v.safeParse(answer, await response.json().catch(() => undefined))
  return found.success ? found.output : undefined
}

/** Returns the first position in a stack that is neither the engine's nor a package's: `https://…/save.ts:20:9`. */
export function frameOf(stack: string): string | undefined {
  const positions = [...stack.matchAll(/https?:\/\/[^\s()]+:\d+:\d+/g)].map(([position]) => position)
  return positions.find((position) => /\/mocks\/(?!engine\/)/.test(position))
}

/** Opens a line in the editor of whoever runs the development server. */
export async function openInEditor({ file, line, column }: SourceLine, basePath: string): Promise<void> {
  const at = [file, line, column].filter((part) => part !== undefined).join(':')
  await fetch(`${basePath}__open-in-editor?file=${encodeURIComponent(at)}`)
}
