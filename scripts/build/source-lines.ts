import { SourceMap } from 'node:module'
import { relative } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const strings = v.array(v.string())
const sourceMap = v.object({ mappings: v.pipe(v.string(), v.nonEmpty()), sources: strings, names: strings })

/** Answers, in development, which line of the source a position in a stack is: `/-/source?at=http://…/a.ts:3:14`. */
export function sourceLines(): Plugin {
  return {
    name: 'source-lines',
    apply: 'serve',
    configureServer({ config, environments, middlewares }) {
      middlewares.use(`${config.base}-/source`, (request, response) => {
        const at = new URL(request.url ?? '', 'http://localhost').searchParams.get('at') ?? ''
        void find(at)
          .catch(() => null)
          .then((found) => {
            response.setHeader('content-type', 'application/json')
            response.end(JSON.stringify(found))
          })
      })

      async function find(at: string) {
        const [, address = '', line = 0, column = 0] = /^(.*):(\d+):(\d+)$/.exec(at) ?? []
        const { pathname, search } = new URL(address)
        const path = `/${pathname.slice(config.base.length)}${search}`
        const module = await environments.client.moduleGraph.getModuleByUrl(path)
        const map = v.safeParse(sourceMap, module?.transformResult?.map)
        if (!module?.file || !map.success) return null
        const entry = new SourceMap({
          file: module.file,
          sourceRoot: '',
          sourcesContent: [],
          version: 3,
          ...map.output,
        }).findEntry(Number(line) - 1, Number(column) - 1)
        if (!('originalLine' in entry)) return null
        const file = relative(config.root, module.file)
        return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
      }
    },
  }
}
