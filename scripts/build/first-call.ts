import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { firstCallScript } from '../../src/api/first-call.ts'
import { browserTimeZone } from '../../src/api/time-zone.ts'
import { tokenKey } from '../../src/api/token.ts'
import { readEnv } from '../../src/read-env.ts'

/**
 * Puts the script into the page that asks for a job before the app's code is there. For builds for a real backend: the
 * simulator comes with the code.
 */
export function firstCall(backend: string, accessKey: string | undefined): Plugin {
  let base = '/'
  let source = ''
  let fileName = ''
  return {
    name: 'first-call',
    apply: 'build',
    configResolved(config) {
      base = config.base
      const { apiUrl, basePath, accessKey: key } = readEnv(backend, base, accessKey)
      // A wrong address is told by the app, and no call goes out.
      if (apiUrl === '') return
      source = firstCallScript({ apiUrl, basePath, accessKey: key, tokenKey }, browserTimeZone)
      fileName = `assets/first-call-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
    },
    generateBundle() {
      if (fileName) this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (!fileName || path !== '/index.html') return undefined
        const app = '<script type="module"'
        if (!html.includes(app)) throw new Error(`index.html has to contain ${app}`)
        // Before the style sheet, which a script would wait for.
        return html.replace(app, `<script src="${base + fileName}"></script>\n    ${app}`)
      },
    },
  }
}
