// The import rules of CONTRIBUTING.md, for `npm run check`.

/**
 * What each folder or file may import besides itself, by the names beside it. What is not listed here may import
 * anything that no other rule forbids.
 * @type {Record<string, string>}
 */
const arrows = {
  'src/api': 'env',
  'src/features': 'api contact-details env product ui',
  'src/routes': 'api features shell ui',
  'src/shell': 'api contact-details env features product ui',
  'src/ui': '',
  'mocks/engine/base': '',
  'mocks/engine/contract': 'base',
  'mocks/engine/data': 'base contract',
  'mocks/engine/storage': 'base contract data',
  'mocks/engine/network': 'base',
  'mocks/engine/call': 'backend base contract data network open/types storage',
  'mocks/engine/hosts': 'backend base call contract data network runtime storage',
  'mocks/engine/open': 'backend base call contract data network',
  'mocks/admin': 'engine model operation rules services views',
  'mocks/api': 'engine model operation rules services views',
  'mocks/assumptions': 'engine',
  'mocks/backend': 'api contract engine model operation otherwise scenarios services third-parties when-full',
  'mocks/board-panel': 'admin assumptions contract engine model operation panel rules services views',
  'mocks/contract': 'engine',
  'mocks/engine': '',
  'mocks/hot': 'board-panel engine operation panel',
  'mocks/mixed': 'backend board-panel contract engine model operation panel rules scenarios services views',
  'mocks/model': 'contract engine rules',
  'mocks/operation': 'assumptions contract engine model',
  'mocks/otherwise': 'assumptions engine operation',
  'mocks/panel': 'engine',
  'mocks/rules': 'assumptions contract',
  'mocks/scenarios': 'engine model operation rules services',
  'mocks/server': 'admin backend engine mixed model operation scenarios',
  'mocks/services': 'engine model operation rules',
  'mocks/start': 'backend board-panel engine hot mixed third-parties',
  'mocks/third-parties': 'engine model operation rules services views',
  'mocks/views': 'engine model operation rules',
  'mocks/when-full': 'engine operation',
  conformance: '',
  'examples/backend': '',
}

/** What some may import from elsewhere in the project. @type {Record<string, string>} */
const fromElsewhere = {
  // It reads answers as the app does.
  'mocks/mixed': '^src/(?:api/(?:answers\\.gen|read-answer|refusal|unknown-path)\\.ts$|ui/)',
  'mocks/board-panel': '^src/ui/',
  'mocks/panel': '^src/ui/',
  'mocks/start': '^src/ui/',
  'mocks/rules': '^mocks/engine/base/',
  // The kit knows any backend by its calls, and of the simulator only tables of rules.
  conformance:
    '^(?:src/api/|scripts/command-line\\.ts$|mocks/(?:assumptions|contract|operation|rules|when-full|engine/(?:base|contract|call/types))[/.])',
  // The setup file for the kit has the kit's type.
  'examples/backend': '^conformance/setup\\.ts$',
}

/** Packages that a folder works without. @type {Record<string, string[]>} */
const packages = {
  'src/api': ['react', 'react-dom', '@base-ui/react'],
  'src/ui': ['@tanstack/react-query', 'openapi-fetch'],
  'mocks/api': ['msw'],
  'mocks/model': ['msw'],
  'mocks/rules': ['msw', '@msw/data', 'idb', '@faker-js/faker'],
}

/** @param {[place: string, names: string]} arrow */
function arrowRule([place, names]) {
  const parent = place.slice(0, place.lastIndexOf('/') + 1)
  const beside = [place.slice(parent.length), ...names.split(' ')].join('|')
  const elsewhere = fromElsewhere[place]
  return {
    name: place,
    comment: `It may import ${names || 'nothing'} from its neighbours.`,
    severity: /** @type {const} */ ('error'),
    // simulated.ts makes the backend that the kit compares with.
    from: { path: `^${place}[/.]`, pathNot: ['\\.test\\.tsx?$', '^conformance/simulated\\.ts$'] },
    to: {
      path: '^(?:src|mocks|conformance|examples|stories|tests|scripts)/',
      pathNot: [
        `^${parent}(?:${beside})[/.]`,
        '^src/api/(?:limits|schema)\\.gen\\.ts$',
        ...(elsewhere ? [elsewhere] : []),
      ],
    },
  }
}

/** @param {[place: string, names: string[]]} list */
function packageRule([place, names]) {
  return {
    name: `${place} without ${names[0]}`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^${place}/`, pathNot: '\\.test\\.tsx?$' },
    // Also matches packages that are not installed.
    to: { path: `(?:^|node_modules/)(?:${names.join('|')})(?:/|$)` },
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(arrows).map(arrowRule),
    ...Object.entries(packages).map(packageRule),
    {
      name: 'listed-folders',
      comment: 'List in `arrows` what the folder may import.',
      severity: 'error',
      from: {
        path: '^(?:mocks/engine|mocks|src)/[^/]+/',
        pathNot: `^(?:${Object.keys(arrows).join('|')})[/.]`,
      },
      to: {},
    },
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
      name: 'panel-for-any-backend',
      comment:
        'The panel and its tests know the engine alone: what the job board adds is in mocks/board-panel.',
      severity: 'error',
      from: { path: '^mocks/panel/' },
      to: { path: '^(?:mocks|tests|stories)/', pathNot: '^(?:mocks/(?:engine|panel)|tests/engine/library)/' },
    },
    {
      name: 'areas-by-their-index',
      comment: "An area's files are private; other areas import its index.ts.",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/(?:$1/|[^/]+/index\\.tsx?$)' },
    },
    {
      name: 'tests-stay-out',
      comment: 'Shipped code never imports tests, the conformance kit, examples, stories or scripts.',
      severity: 'error',
      from: { path: '^(?:src|mocks)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(?:tests|conformance|examples|stories|scripts)/|\\.test\\.tsx?$' },
    },
    {
      name: 'no-circles',
      comment: 'Modules in a cycle, even of types, cannot be understood, tested or loaded separately.',
      severity: 'error',
      from: { path: '^(?:src|mocks|conformance|examples)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
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
