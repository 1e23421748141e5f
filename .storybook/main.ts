import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

/** Storybook's configuration. The stories show every screen in every state, and the components of the screens. */
const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Designers see states first; the sidebar's filter can also show the stories about behaviour.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  env: (env) => ({ ...env, STORYBOOK_CHANGES: latestChanges() }),
}

/** Returns the latest commits that changed screens or components, one per line; empty outside a git checkout. */
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
