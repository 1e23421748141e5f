import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'
import { writeComponentPages } from './component-pages.ts'
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
  stories: [
    '../stories/**/*.stories.tsx',
    ...(isTest ? [] : ['../stories/**/*.mdx', `${writeComponentPages()}/*.mdx`]),
  ],
  // The pages of docs would replace the source maps, so that failures named wrong lines.
  addons: ['@storybook/addon-a11y', isTest ? '@storybook/addon-vitest' : '@storybook/addon-docs'],
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
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
