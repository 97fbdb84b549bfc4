/**
 * The arrows of ARCHITECTURE.md. Each rule says what to do instead.
 * Between features: only downwards along `below`, and only the noun's own file.
 */
const below = {
  permissions: [],
  messages: [],
  site: ['messages', 'wallet'],
  wallet: [],
  uploads: ['site'],
  accounts: ['site', 'uploads', 'wallet'],
  orders: ['wallet'],
  hotels: ['orders', 'site', 'wallet'],
  fleet: ['orders', 'wallet'],
  cars: ['fleet', 'orders', 'site', 'wallet'],
  transfers: ['fleet', 'orders', 'site', 'wallet'],
  vouchers: ['orders', 'site'],
  'sub-accounts': ['accounts', 'orders'],
};
const forAll = ['permissions', 'messages'];

const featureRules = Object.entries(below).map(([feature, allowed]) => ({
  name: `feature-${feature}-downwards`,
  severity: 'error',
  comment: `${feature} may use ${[...allowed, ...forAll].join(', ')}. What a lower feature needs of a higher one is a port the lower one owns (see orders/product-port.ts); app.ts registers it.`,
  from: { path: `^server/src/features/${feature}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: '^server/src/features/[^/]+/',
    pathNot: [feature, ...allowed, ...forAll].map((name) => `^server/src/features/${name}/`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move what both need into a third file that imports neither.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      comment: 'The contract is what others share; it imports nothing of ours.',
      from: { path: '^contract/' },
      to: { path: '^(server|web|ui|phrases|tools|e2e)/' },
    },
    {
      name: 'phrases-know-the-contract-only',
      severity: 'error',
      comment: 'Phrases may name error codes of the contract, nothing else.',
      from: { path: '^phrases/' },
      to: { path: '^(server|web|ui|tools|e2e)/' },
    },
    {
      name: 'ui-knows-no-noun',
      severity: 'error',
      comment: 'Pass words and data by props; the kit imports no contract, phrase, page or router.',
      from: { path: '^ui/' },
      to: { path: '^(server|web|contract|phrases|tools|e2e)/|node_modules/react-router' },
    },
    {
      name: 'web-not-server',
      severity: 'error',
      comment: 'The web client reaches the server by the contract only.',
      from: { path: '^web/' },
      to: { path: '^(server|tools|e2e)/' },
    },
    {
      name: 'server-not-web',
      severity: 'error',
      comment:
        'The server loads the built web client at run time; what both need belongs to contract or phrases.',
      from: { path: '^server/' },
      to: { path: '^(web|ui|tools|e2e)/', pathNot: '^tools/world/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Domain functions go from facts to decisions: pass in what they need; keep io in a feature.',
      from: { path: '^server/src/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(features|platform)/|^server/src/[^/]+\\.ts$' },
    },
    {
      name: 'platform-knows-no-noun',
      severity: 'error',
      comment: 'Platform is what any portal could use; put product words into a feature and pass them in.',
      from: { path: '^server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(features|domain)/|^server/src/[^/]+\\.ts$' },
    },
    {
      name: 'features-not-composition',
      severity: 'error',
      comment: 'app.ts composes features; a feature gets what it needs as an argument.',
      from: { path: '^server/src/features/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(app|main|demo|jobs)\\.ts$' },
    },
    {
      name: 'only-the-nouns-own-file',
      severity: 'error',
      comment:
        "Import another feature's <noun>.ts (orders/orders.ts), never a file behind it; export there what is needed. The product port is the one other open door.",
      from: { path: '^server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/features/([^/]+)/',
        pathNot: [
          '^server/src/features/$1/',
          '^server/src/features/([^/]+)/\\1\\.ts$',
          '^server/src/features/orders/product-port\\.ts$',
        ],
      },
    },
    ...featureRules,
    {
      name: 'tests-stay-outside',
      severity: 'error',
      comment: 'Product code never imports tests or their tools.',
      from: { pathNot: '^(server/test|e2e|tools)/|\\.test\\.tsx?$|^vitest\\.config\\.ts$' },
      to: { path: '^(server/test|e2e)/|\\.test\\.tsx?$' },
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      comment: 'Add the package to the workspace that uses it.',
      from: { pathNot: '^(e2e|tools|server/test)/|\\.test\\.tsx?$|vite\\.config\\.ts$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
