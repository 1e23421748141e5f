import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs quick files first: they notice most changes before slow ones start. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed()
  }
}

// The unit tests of vitest.config.ts: Stryker can't select a project.
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    env: { VITE_API_URL: '' },
    include: ['**/*.test.ts'],
    sequence: { sequencer: QuickestFirst },
  },
})
