import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../.dependency-cruiser.cjs'
import { tool } from '../../scripts/setup/command.mjs'
import { root } from '../../scripts/check/places.ts'
import { filesIn, linesMatching } from './tree.ts'

const rules = v.parse(v.object({ forbidden: v.array(v.object({ name: v.string() })) }), config).forbidden

/** For each rule: a file, and an import that the rule must catch. */
const wrong: Record<string, readonly [file: string, line: string]> = {
  'app-without-simulator': ['src/features/job/a.ts', "import '../../../mocks/backend.ts'"],
  'simulator-on-demand': ['src/main.tsx', "import '../mocks/backend.ts'"],
  'simulator-without-app': ['mocks/services/a.ts', "import '../../src/api/client.ts'"],
  'areas-by-their-index': ['src/features/cvs/a.ts', "import '../job/inside.ts'"],
  'areas-below-routes': ['src/features/job/b.ts', "import '../../routes/index.tsx'"],
  'ui-without-business': ['src/ui/a.ts', "import '@tanstack/react-query'"],
  'api-without-components': ['src/api/a.ts', "import 'react'"],
  'rules-are-pure': ['mocks/rules/a.ts', "import '../services/clock.ts'"],
  'operations-without-http': ['mocks/api/a.ts', "import 'msw'"],
  'simulator-without-panel': ['mocks/services/b.ts', "import '../panel/panel.tsx'"],
  'tests-stay-out': ['src/features/job/c.ts', "import '../../../tests/e2e/journey.ts'"],
  'engine-alone': ['mocks/engine/a.ts', "import '../services/clock.ts'"],
  'no-circles': ['mocks/backend.ts', "import './services/clock.ts'"],
}

/** The files that the wrong imports name, with their contents. */
const neighbours: Record<string, string> = {
  'mocks/backend.ts': '',
  'mocks/services/clock.ts': "import '../backend.ts'",
  'mocks/panel/panel.tsx': '',
  'src/api/client.ts': '',
  'src/routes/index.tsx': '',
  'src/features/job/inside.ts': '',
  'tests/e2e/journey.ts': '',
}

const result = v.object({
  summary: v.object({
    totalCruised: v.number(),
    violations: v.array(v.object({ from: v.string(), to: v.string(), rule: v.object({ name: v.string() }) })),
  }),
})

/** Checks the imports in a folder that is laid out like the project, because the rules name paths. */
async function cruise(folder: string): Promise<v.InferOutput<typeof result>['summary']> {
  const args = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', 'src', 'mocks']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tool('depcruise', 'dependency-cruiser'), ...args],
    { cwd: folder, maxBuffer: 256 * 1024 * 1024 },
  )
  return v.parse(result, JSON.parse(stdout)).summary
}

describe('this project', () => {
  let summary: Awaited<ReturnType<typeof cruise>>
  beforeAll(async () => {
    summary = await cruise(root)
  })

  it('is checked in every module of the app and the simulator', () => {
    const modules = [...filesIn('src'), ...filesIn('mocks')].filter((path) => /\.tsx?$/.test(path))
    expect(summary.totalCruised).toBeGreaterThanOrEqual(modules.length)
  })

  it.each(rules)('does not violate $name', ({ name }) => {
    const found = summary.violations.filter(({ rule }) => rule.name === name)
    expect(found.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('loads the simulator with one dynamic import in src/main.tsx', () => {
    const sources = filesIn('src').filter((path) => /\.tsx?$/.test(path))
    const found = linesMatching(sources, /\bimport\(\s*['"][./]*mocks\//)
    expect(found.map(({ at }) => at.replace(/:\d+$/, ''))).toEqual(['src/main.tsx'])
  })
})

describe('a wrong import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwork-imports-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is caught by its rule', async () => {
    const files = { ...neighbours, ...Object.fromEntries(Object.values(wrong)), 'tsconfig.json': '{}' }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { violations } = await cruise(folder)
    const caught = rules.filter(({ name }) =>
      violations.some(({ rule, from }) => rule.name === name && from === wrong[name]?.[0]),
    )
    expect(caught).toEqual(rules)
  })
})
