import { readFile } from 'node:fs/promises'
import { storyNameFromExport } from 'storybook/internal/csf'
import { readCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'
import { nameOf, states } from '../stories/start/states.ts'

const known: readonly string[] = states.map(([tag]) => tag)

/**
 * Lists the stories of a file for the sidebar, with names in sentence case. Storybook's own indexer finds tags only where
 * they are written: not in stories like `story.notAllowed()`, whose function in `stories/support/plays.ts` is named by the tag.
 */
export const indexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const file = (await readCsf(fileName, options)).parse()
    const text = await readFile(fileName, 'utf8')
    return file.indexInputs.map((story) => {
      const { exportName, name = '', tags = [] } = story
      const made = file.getStoryExport(exportName)
      const callee = 'callee' in made ? made.callee : made
      const maker = 'property' in callee && 'name' in callee.property ? callee.property.name : ''
      const tag = maker.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return {
        ...story,
        name: name === storyNameFromExport(exportName) ? nameOf(exportName) : name,
        tags: [
          ...tags,
          ...(/\bnarrow\b/.test(text.slice(made.start ?? 0, made.end ?? 0)) ? ['narrow'] : []),
          ...(known.includes(tag) ? [tag] : []),
          ...([...tags, tag].some((one) => known.includes(one)) ? [] : ['behaviour', '!dev']),
        ],
      }
    })
  },
}
