import { mkdirSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import type { StorybookConfigRaw } from 'storybook/internal/types'
import { extras, writeChanges } from '../scripts/visual/latest.ts'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // In tests, the pages of docs would only replace the source maps, so that failures named wrong lines.
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(process.env.VITEST ? [] : ['@storybook/addon-docs']),
  ],
  framework: '@storybook/react-vite',
  staticDirs: (folders, options) => staticDirs([...(folders ?? []), '../public'], options),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

let writing: Promise<void> | undefined

/**
 * Returns the folders of static files. While developing, these include the pictures of the last
 * `npm run build:storybook`, which adds its own to what it builds.
 */
function staticDirs(
  folders: NonNullable<StorybookConfigRaw['staticDirs']>,
  { configType }: { configType?: string },
) {
  if (configType !== 'DEVELOPMENT' || process.env.VITEST) return folders
  mkdirSync(extras, { recursive: true })
  // Storybook asks several times for the folders, and needn't wait for the file.
  writing ??= writeChanges().catch(console.warn)
  return [...folders, { from: extras, to: '/extras' }]
}

export default config
