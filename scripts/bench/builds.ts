import { existsSync, statSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, tool } from '../check/command.ts'
import { root } from '../check/places.ts'

/** What a build is made of. */
const sources = ['src', 'mocks', 'public', 'scripts/build', 'index.html', 'package.json', 'vite.config.ts']

/**
 * Makes a build unless there is one that is newer than everything it is made of.
 * @param folder where it goes, from the root
 * @param backend the backend it is for; empty for the simulator
 */
export async function freshBuild(folder: string, args: readonly string[], backend: string): Promise<void> {
  const page = join(root, folder, 'index.html')
  if (existsSync(page) && statSync(page).mtimeMs > Math.max(...sources.map(newest))) return
  await build(folder, args, backend)
}

/**
 * Makes a build.
 * @param folder where it goes, from the root
 * @param backend the backend it is for; empty for the simulator
 */
export async function build(folder: string, args: readonly string[], backend: string): Promise<void> {
  console.log(`Building ${folder} …`)
  const { code, output } = await run(tool('vite'), ['build', '--outDir', folder, ...args], {
    env: { NODE_ENV: 'production', VITE_API_URL: backend },
  })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

/** When the youngest file below a path was written, in milliseconds since 1970. Tests are in no build. */
function newest(path: string): number {
  const whole = join(root, path)
  const stats = statSync(whole)
  if (!stats.isDirectory()) return stats.mtimeMs
  const inside = readdirSync(whole).filter((name) => !/\.test\.tsx?$/.test(name))
  return Math.max(0, ...inside.map((name) => newest(join(path, name))))
}
