import { mkdirSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import type { StorybookConfigRaw } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { extras } from '../scripts/storybook/pictures.ts'
import { indexer } from './indexer.ts'

/** Leaves out the paths of this machine from what the tables of props read. */
const noPaths: Plugin = {
  name: 'no-paths',
  transform: {
    filter: { code: '__docgenInfo' },
    handler: (code) => code.replaceAll(/"(filePath|fileName)":"[^"]*"/g, '"$1":""'),
  },
}

/** Tests don't need what only the pages of docs read. */
const isTest = process.env.VITEST !== undefined

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The pages of docs would replace the source maps, so that failures named wrong lines.
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', ...(isTest ? [] : ['@storybook/addon-docs'])],
  framework: '@storybook/react-vite',
  experimental_indexers: (others = []) => [indexer, ...others],
  // Storybook's default names the kind of a type, such as "union"; this lists its values.
  typescript: {
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/ui/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      shouldSortUnions: true,
      skipChildrenPropWithoutDoc: false,
    },
  },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), noPaths] }),
  staticDirs: (folders, options) => staticDirs([...(folders ?? []), '../public'], options),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

/**
 * Returns the folders of static files. While developing, these include the pictures of the last
 * `npm run build:storybook`, which adds its own to what it builds.
 */
function staticDirs(
  folders: NonNullable<StorybookConfigRaw['staticDirs']>,
  { configType }: { configType?: string },
) {
  if (configType !== 'DEVELOPMENT' || isTest) return folders
  mkdirSync(extras, { recursive: true })
  return [...folders, { from: extras, to: '/extras' }]
}

export default config
