// Takes screenshots of the stories of one Storybook. `npm run visual` runs it twice: for the earlier commit, whose
// pictures are saved, and for the later one, whose pictures are compared with them.

import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { browserArgs, browserWorkers } from '../check/browser.ts'
import { root } from '../check/places.ts'

const { VISUAL_SCRATCH: scratch = '', VISUAL_TITLE: title, CHROME_PATH } = process.env

export default defineConfig({
  testMatch: 'stories.ts',
  outputDir: join(scratch, 'results'),
  snapshotPathTemplate: join(scratch, 'pictures/{arg}{ext}'),
  updateSnapshots: 'none',
  fullyParallel: true,
  // Pictures to compare need a core each, so that none is taken too early.
  workers: process.env.VISUAL_AS === 'thumbnails' ? browserWorkers : '100%',
  timeout: 180_000,
  expect: { toMatchSnapshot: { threshold: 0 } },
  reporter: [
    ['json'],
    [
      'html',
      { outputFolder: join(root, 'dist/visual'), open: 'never', title, noSnippets: true, noCopyPrompt: true },
    ],
  ],
  use: {
    launchOptions: {
      executablePath: CHROME_PATH,
      args: [
        ...browserArgs,
        // These switches make Chromium paint a page with the same pixels every time.
        '--disable-checker-imaging',
        '--disable-lcd-text',
        '--disable-low-res-tiling',
        '--disable-partial-raster',
        '--disable-skia-runtime-opts',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
})
