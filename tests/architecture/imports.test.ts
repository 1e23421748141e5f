import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import config from '../../.dependency-cruiser.cjs'
import { tool } from '../../scripts/setup/command.mjs'
import { root } from '../../scripts/check/places.ts'
import { filesIn, linesMatching } from './tree.ts'

const rules = v
  .parse(v.object({ forbidden: v.array(v.object({ name: v.string() })) }), config)
  .forbidden.map(({ name }) => name)

/** The folders and files with a list of what they may import. */
const places = rules.filter((name) => /^(?:src|mocks|conformance|examples)(?:\/[\w/-]+)?$/.test(name))

/** For each other rule: a file, and an import that the rule must catch. */
const wrong: Record<string, readonly [file: string, line: string]> = {
  'src/api without react': ['src/api/a.ts', "import 'react'"],
  'src/ui without @tanstack/react-query': ['src/ui/a.ts', "import '@tanstack/react-query'"],
  'mocks/api without msw': ['mocks/api/a.ts', "import 'msw'"],
  'mocks/model without msw': ['mocks/model/a.ts', "import 'msw'"],
  'mocks/rules without msw': ['mocks/rules/a.ts', "import '@msw/data'"],
  'app-without-simulator': ['src/features/job/a.ts', "import '../../../mocks/backend.ts'"],
  'simulator-on-demand': ['src/main.tsx', "import '../mocks/backend.ts'"],
  'areas-by-their-index': ['src/features/cvs/a.ts', "import '../job/a.ts'"],
  'tests-stay-out': ['src/features/job/b.ts', "import '../../../tests/a.ts'"],
  'panel-for-any-backend': ['mocks/panel/a.test.ts', "import '../../tests/a.ts'"],
  'no-circles': ['mocks/services/a.ts', "import type { B } from './b.ts'"],
}

const summary = v.object({
  totalCruised: v.number(),
  violations: v.array(v.object({ from: v.string(), to: v.string(), rule: v.object({ name: v.string() }) })),
})

/** Checks the imports in a folder that is laid out like the project. */
async function cruise(folder: string): Promise<v.InferOutput<typeof summary>> {
  const args = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tool('depcruise', 'dependency-cruiser'), ...args, 'src', 'mocks', 'conformance', 'examples'],
    { cwd: folder, maxBuffer: 256 * 1024 * 1024 },
  )
  return v.parse(v.object({ summary }), JSON.parse(stdout)).summary
}

describe('this project', () => {
  it('has no import that a rule forbids', async () => {
    const { violations, totalCruised } = await cruise(root)
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
    const modules = ['src', 'mocks', 'conformance', 'examples']
      .flatMap(filesIn)
      .filter((path) => /\.tsx?$/.test(path))
    expect(totalCruised).toBeGreaterThanOrEqual(modules.length)
  })

  it('loads the simulator with one dynamic import in src/main.tsx', () => {
    const sources = filesIn('src').filter((path) => /\.tsx?$/.test(path))
    const found = linesMatching(sources, /\bimport\(\s*['"][./]*mocks\//)
    expect(found.map(({ at }) => at.replace(/:\d+$/, ''))).toEqual(['src/main.tsx'])
  })

  it('makes changes so that a failure says whether they may have worked', () => {
    const sources = ['src/features', 'src/shell', 'src/routes'].flatMap(filesIn)
    const found = linesMatching(sources, /^import (?!type ).*\bcall\b.*\/api\/client\.ts'/)
    // Whether a logout has reached the server changes nothing on screen.
    expect(
      found.map(({ at }) => at.replace(/:\d+$/, '')),
      'Use `callToChange`.',
    ).toEqual(['src/features/session/sign.ts'])
  })

  it('restricts what each folder may import', () => {
    const folders = [...filesIn('src'), ...filesIn('mocks')].flatMap(
      (path) => /^(?:mocks\/engine|mocks|src)\/[^/]+(?=\/)/.exec(path)?.[0] ?? [],
    )
    expect(
      [...new Set(folders)].filter((folder) => !places.includes(folder)),
      'List what each may import in .dependency-cruiser.cjs.',
    ).toEqual([])
  })
})

it('a wrong import is caught by its rule', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwork-imports-'))
  try {
    const files: Record<string, string> = {
      'tsconfig.json': '{}',
      'tests/a.ts': '',
      'mocks/backend.ts': '',
      'mocks/services/b.ts': "import type { A } from './a.ts'",
      ...Object.fromEntries(Object.values(wrong)),
    }
    for (const place of places) {
      const up = '../'.repeat(place.split('/').length)
      files[`${place}/all.ts`] = places.map((other) => `import '${up}${other}/all.ts'`).join('\n')
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { violations } = await cruise(folder)
    const caught = violations.map(({ rule, from, to }) => ({ name: rule.name, from, to: dirname(to) }))
    const uncaught = rules.filter(
      (rule) =>
        !caught.some(({ name, from }) => name === rule && from === (wrong[rule]?.[0] ?? `${rule}/all.ts`)),
    )
    expect(uncaught, 'Add to `wrong` an import that each new rule forbids.').toEqual([])
    const arrows = caught.map(({ name, to }) => `${name} → ${to}`)
    expect(arrows).toEqual(
      expect.arrayContaining([
        'mocks/admin → mocks/panel',
        'mocks/panel → mocks/admin',
        'mocks/engine → mocks/services',
        'mocks/engine/base → mocks/engine/call',
        'mocks/rules → mocks/admin',
        'mocks/third-parties → mocks/otherwise',
        'mocks/views → mocks/admin',
        'conformance → mocks/services',
        'examples/backend → mocks/api',
        'src/api → examples/backend',
        'src/features → src/routes',
      ]),
    )
    expect(arrows).not.toContain('mocks/board-panel → mocks/admin')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
