import type { StoryContext } from '@storybook/react-vite'

/** Each story is looked at in these modes, as settings of the toolbar: by Chromatic, in tests and in its pictures. */
export const modes = {
  'light wide': { theme: 'light', viewport: 'desktop' },
  'dark wide': { theme: 'dark', viewport: 'desktop' },
  'light narrow': { theme: 'light', viewport: 'narrow' },
  'dark narrow': { theme: 'dark', viewport: 'narrow' },
} as const

export const viewports = {
  narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '720px' } },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
}

/** The story on the page, for what follows it in tests. */
export const shown: { story?: StoryContext } = {}
