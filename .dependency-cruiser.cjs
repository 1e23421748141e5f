// Who may import whom, as CONTRIBUTING.md tells it in words. `tests/architecture/imports.test.ts` runs it, and shows for each
// rule that it catches what it is there for.

/**
 * A package, as it lies in node_modules or as it is written where it was not found.
 * @param {string[]} names
 */
const packages = (...names) => `(?:^|node_modules/)(?:${names.join('|')})(?:/|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'app-without-simulator',
      comment:
        'A build for a real backend holds no byte of the simulator: only src/main.tsx loads it, on demand.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main\\.tsx$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'simulator-on-demand',
      comment: 'A static import in src/main.tsx would put the simulator into every build.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'simulator-without-app',
      comment:
        'The simulator is another party: of the app it uses the types of the contract and the pieces of src/ui/.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', pathNot: '^src/(?:api/schema\\.gen\\.ts$|ui/)' },
    },
    {
      name: 'areas-by-their-index',
      comment: "An area's inside is its own; another area uses what its index.ts offers.",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/(?:$1/|[^/]+/index\\.tsx?$)' },
    },
    {
      name: 'areas-below-routes',
      comment: 'Routes compose areas, never the other way round.',
      severity: 'error',
      from: { path: '^src/(?:features|api|ui)/' },
      to: { path: '^src/(?:routes/|routeTree\\.gen\\.ts$)' },
    },
    {
      name: 'ui-without-business',
      comment: 'The pieces of the design system know neither calls nor areas.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: `^src/(?:api|features)/|${packages('@tanstack/react-query', 'openapi-fetch')}` },
    },
    {
      name: 'api-without-components',
      comment: 'The client works without React; components use it, never the other way round.',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: `^src/(?:features|ui)/|${packages('react', 'react-dom', '@base-ui/react')}` },
    },
    {
      name: 'engine-alone',
      comment:
        'The engine serves any contract: what it needs of the job board is handed to it by mocks/backend.ts.',
      severity: 'error',
      from: { path: '^mocks/engine/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(?:src|mocks|tests|stories|scripts)/', pathNot: '^mocks/engine/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'A rule is a function of its arguments: no storage, no services, no HTTP.',
      severity: 'error',
      from: { path: '^mocks/rules/', pathNot: '\\.test\\.ts$' },
      to: {
        path: `^mocks/(?:api|panel|model|engine/(?:call|hosts|network|storage)|scenarios|services)/|${packages('msw', '@msw/data', 'idb', '@faker-js/faker')}`,
        // A rule may name the shape of what it judges.
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'operations-without-http',
      comment: 'An operation takes a typed body and returns an answer; the engine around it does the HTTP.',
      severity: 'error',
      from: { path: '^mocks/(?:api|model)/' },
      to: { path: packages('msw') },
    },
    {
      name: 'simulator-without-panel',
      comment: 'The panel looks at the simulator; nothing in the simulator needs it to be there.',
      severity: 'error',
      from: { path: '^mocks/(?:api|model|rules|services|scenarios)/' },
      to: { path: '^mocks/panel/' },
    },
    {
      name: 'tests-stay-out',
      comment: 'What is shipped never needs a test, a story or a script.',
      severity: 'error',
      from: { path: '^(?:src|mocks)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(?:tests|stories|scripts)/|\\.test\\.tsx?$' },
    },
    {
      name: 'no-circles',
      comment: 'Modules that need each other cannot be understood, tested or loaded one by one.',
      severity: 'error',
      from: { path: '^(?:src|mocks)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types count: they tie two modules together as values do.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
