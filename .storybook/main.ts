import type { StorybookConfig } from '@storybook/react-vite'

/** Every screen in every state, and the pieces they are made of. */
const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Designers see states first; the sidebar's filter shows the stories about behaviour as well.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
}

export default config
