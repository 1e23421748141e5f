import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Returns `theme.js` without comments and indentation, which every first visit would load. Its syntax stays that of old
 * browsers.
 */
function themeScriptIn(publicDir: string): string {
  return readFileSync(join(publicDir, 'theme.js'), 'utf8').replaceAll(/^\s*(?:\/\/.*\n)?/gm, '')
}

/** Replaces the public `theme.js` in a build. */
export function themeScript(): Plugin {
  let folder = ''
  return {
    name: 'theme-script',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'theme.js', source: themeScriptIn(folder) })
    },
  }
}
