import { expect, it } from 'vitest'
import { filesIn, textOf } from './tree.ts'

const titles = filesIn('tests/e2e')
  .filter((path) => path.endsWith('.spec.ts'))
  .flatMap((path) => [...textOf(path).matchAll(/\btest\(\s*'([^']+ @core)'/g)].map(([, title = '']) => title))

/** The routes as test titles write them: `/jobs/$id/` becomes `/jobs/{id}`, and optional segments are left out. */
const routes = filesIn('src/routes')
  .flatMap((path) => /createFileRoute\(\s*'([^']+)'/.exec(textOf(path))?.[1] ?? [])
  .map((path) =>
    path
      .replace(/\/\{-\$\w+\}|(?<=.)\/$/g, '')
      .replace(/^\/reset-password\/\$email$/, '/reset-password')
      .replace(/\$(\w+)/g, '{$1}'),
  )

it('each route has an end-to-end test in `npm test`: its title names the route and ends with @core', () => {
  expect(routes).toContain('/jobs/{id}/edit')
  const named = new Set(titles.flatMap((title) => title.match(/\/[\w/{}-]*/g) ?? []))
  expect(routes.filter((route) => !named.has(route))).toEqual([])
})
