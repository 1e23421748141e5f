import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs quick test files first, because they detect most mutants before slow files start. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed()
  }
}

// Settings for the unit tests alone, because Stryker can't select a project of vitest.config.ts.
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    setupFiles: ['tests/support/after-each.ts'],
    env: { VITE_API_URL: '' },
    // Set by `npm run mutation -- --kit`.
    include: [process.env['MUTATION_TESTS'] ?? '**/*.test.ts'],
    sequence: { sequencer: QuickestFirst },
  },
})
