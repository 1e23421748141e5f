/** The name of the engine as a package. */
export const packageName = 'fieldwork-engine'

/** The module of the Simulator panel, which is bundled. */
export const panelEntry = 'scripts/engine/panel/entry.ts'

/** What the package offers: its modules by the ends of their specifiers. */
export const entries: Readonly<Record<string, string>> = {
  '': 'mocks/engine/index.ts',
  '/open': 'mocks/engine/open/index.ts',
  '/runtime': 'mocks/engine/runtime.ts',
  '/memory': 'mocks/engine/storage/memory.ts',
  '/http': 'mocks/engine/hosts/http/server.ts',
  '/browser': 'mocks/engine/hosts/browser/index.ts',
  '/vite': 'scripts/build/worker.ts',
  '/panel': panelEntry,
  // For generated code.
  '/contract/types': 'mocks/engine/contract/types.ts',
  '/contract/formats': 'mocks/engine/contract/formats.ts',
  '/open/types': 'mocks/engine/open/types.ts',
  '/open/formats': 'mocks/engine/open/formats.ts',
}
