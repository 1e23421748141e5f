import { run } from '../check/command.ts'
import { tool } from '../setup/command.mjs'

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
