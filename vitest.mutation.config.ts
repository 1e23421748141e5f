import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The quick files first: most changes are noticed before the slow ones have to run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed()
  }
}

// The unit tests as vitest.config.ts has them: Stryker cannot choose one of its projects.
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    env: { VITE_API_URL: '' },
    include: ['**/*.test.ts'],
    sequence: { sequencer: QuickestFirst },
  },
})
