import { execFileSync } from 'node:child_process'
import { root } from './places.ts'

/** Returns what git prints, without white space around it; undefined if it fails. */
export function git(...args: string[]): string | undefined {
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 } as const
  try {
    return execFileSync('git', args, options).trim()
  } catch {
    return undefined
  }
}
