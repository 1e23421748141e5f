import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  env: (env) => ({ ...env, STORYBOOK_CHANGES: latestChanges() }),
}

/** Returns the last ten commits to the interface's code, one per line; an empty string outside a git checkout. */
function latestChanges(): string {
  const args = ['log', '-10', '--format=%as %s', '--', 'src/features', 'src/routes', 'src/shell', 'src/ui']
  try {
    return execFileSync('git', args, {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

export default config
