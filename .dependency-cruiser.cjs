// The import rules of CONTRIBUTING.md. `tests/architecture/imports.test.ts` runs them and proves that each one works.

/**
 * Matches packages in node_modules, and unresolved ones by name.
 * @param {string[]} names
 */
const packages = (...names) => `(?:^|node_modules/)(?:${names.join('|')})(?:/|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'app-without-simulator',
      comment:
        'A build for a real backend contains nothing of the simulator: only src/main.tsx loads it, on demand.',
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
      comment: 'The simulator uses only the types of the contract and src/ui/ from the app.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', pathNot: '^src/(?:api/schema\\.gen\\.ts$|ui/)' },
    },
    {
      name: 'areas-by-their-index',
      comment: "An area's files are private; other areas import its index.ts.",
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
      comment: 'The design system knows neither calls nor areas.',
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
      comment: 'The engine serves any contract; mocks/backend.ts hands it the job board.',
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
        // Rules may import types.
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'operations-without-http',
      comment: 'An operation takes a typed body and returns an answer; the engine handles HTTP.',
      severity: 'error',
      from: { path: '^mocks/(?:api|model)/' },
      to: { path: packages('msw') },
    },
    {
      name: 'simulator-without-panel',
      comment: 'The panel depends on the simulator, never the other way round.',
      severity: 'error',
      from: { path: '^mocks/(?:api|model|rules|services|scenarios)/' },
      to: { path: '^mocks/panel/' },
    },
    {
      name: 'tests-stay-out',
      comment: 'Shipped code never imports tests, the conformance kit, stories or scripts.',
      severity: 'error',
      from: { path: '^(?:src|mocks)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(?:tests|conformance|stories|scripts)/|\\.test\\.tsx?$' },
    },
    {
      name: 'kit-by-calls',
      comment:
        'The kit knows any backend by its calls, and of the simulator only tables of rules: simulated.ts makes the one to compare with.',
      severity: 'error',
      from: { path: '^conformance/', pathNot: '^conformance/simulated\\.ts$' },
      to: {
        path: '^(?:src|mocks|tests|stories)/',
        pathNot:
          '^src/api/|^mocks/(?:contract|rules|engine/contract)/|^mocks/(?:assumptions|operation)\\.ts$|^mocks/engine/.*(?:random|types)\\.ts$',
      },
    },
    {
      name: 'kit-without-circles',
      comment: 'As no-circles, and types count too.',
      severity: 'error',
      from: { path: '^conformance/' },
      to: { circular: true },
    },
    {
      name: 'no-circles',
      comment: 'Modules in a cycle cannot be understood, tested or loaded separately.',
      severity: 'error',
      from: { path: '^(?:src|mocks)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types count too: they couple modules like values.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
