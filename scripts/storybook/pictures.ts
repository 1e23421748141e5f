import { join } from 'node:path'
import { type Ending, run, type Running } from '../check/command.ts'
import { cache } from '../setup/places.mjs'
import { tool } from '../setup/command.mjs'

/** The folder of what Storybook's start page shows beside the stories; served at `extras/`. */
export const extras = join(cache, 'storybook')

/** Runs the stories about states as tests, which take the pictures that `.storybook/vitest.setup.ts` describes. */
export async function runStories(path: string, { cwd, env }: Running, ...args: string[]): Promise<Ending> {
  const options = ['--project', 'stories', '--exclude', '**/*.behaviour.stories.tsx', ...args]
  return await run(tool('vitest'), ['run', path, ...options], {
    ...(cwd !== undefined && { cwd }),
    env: { ...env, NODE_ENV: 'production', VITE_API_URL: '', VITE_STORY_AXE: 'off' },
    minutes: 240,
  })
}
