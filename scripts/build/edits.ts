import { relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** Names each saved file to the pages of the development server, because Vite's own message only names what imports it. */
export function namedEdits(): Plugin {
  return {
    name: 'named-edits',
    apply: 'serve',
    hotUpdate({ file }) {
      const { config, hot, name } = this.environment
      if (name === 'client') hot.send('simulator:edit', normalizePath(relative(config.root, file)))
    },
  }
}
