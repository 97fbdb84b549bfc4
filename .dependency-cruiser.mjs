/**
 * The dependency rules of docs/dependencies.md. Each rule says what to do instead.
 * Between features: only downwards, along `below` on the server and along `webBelow` on the web.
 */
const tests = '\\.test\\.tsx?$';

/** On the server: what each feature may use, by the noun's own file. */
export const below = {
  people: [],
  permissions: [],
  activity: [],
  messages: [],
  site: ['messages', 'wallet'],
  contracts: [],
  files: [],
  wallet: ['contracts', 'files'],
  uploads: ['site'],
  pictures: [],
  accounts: ['site', 'uploads', 'wallet'],
  agencies: ['accounts', 'site'],
  charges: ['wallet'],
  orders: ['charges', 'contracts', 'files', 'site', 'wallet'],
  billing: ['charges', 'contracts', 'files', 'orders', 'site', 'wallet'],
  invoices: ['charges', 'contracts', 'files', 'orders', 'site', 'uploads', 'wallet'],
  points: ['orders', 'site'],
  overview: ['orders', 'points', 'wallet'],
  hotels: ['contracts', 'files', 'orders', 'pictures', 'site', 'wallet'],
  fleet: ['contracts', 'orders', 'pictures', 'uploads', 'wallet'],
  cars: ['contracts', 'fleet', 'orders', 'pictures', 'site', 'wallet'],
  transfers: ['contracts', 'fleet', 'orders', 'pictures', 'site', 'wallet'],
  vouchers: ['files', 'orders', 'site', 'uploads'],
  receipts: ['billing', 'contracts', 'files', 'orders', 'site', 'uploads', 'wallet'],
  payables: ['charges', 'contracts', 'files', 'hotels', 'orders', 'receipts', 'site', 'uploads', 'wallet'],
  'work-orders': ['files', 'orders', 'site', 'uploads', 'wallet'],
  content: ['contracts', 'hotels', 'orders', 'pictures', 'site', 'uploads', 'wallet'],
  'sub-accounts': ['accounts', 'orders', 'wallet'],
  staff: ['accounts', 'contracts'],
  concessions: [],
  'second-person': [],
  'back-office': [
    'accounts',
    'billing',
    'charges',
    'contracts',
    'files',
    'fleet',
    'invoices',
    'orders',
    'payables',
    'receipts',
    'site',
    'wallet',
    'work-orders',
  ],
  closing: ['billing', 'charges', 'contracts', 'fleet', 'invoices', 'orders', 'receipts', 'site', 'wallet'],
  queues: [],
  due: [],
  search: [],
  'saved-views': [],
};
export const forAll = [
  'people',
  'permissions',
  'messages',
  'activity',
  'concessions',
  'queues',
  'due',
  'search',
];

/** The same of the web: what the parts of a page share stands below the pages that are made of them. */
export const webBelow = {
  contact: [],
  content: ['contact', 'favourites'],
  drivers: [],
  favourites: [],
  iframe: [],
  map: [],
  notices: [],
  offers: [],
  places: [],
  quotes: ['offers'],
  wallet: [],
  accounts: ['places'],
  points: ['wallet'],
  'sub-accounts': ['accounts'],
  receipts: ['wallet'],
  orders: ['wallet'],
  approvals: ['orders', 'wallet'],
  'work-orders': ['orders'],
  billing: ['orders', 'wallet'],
  invoices: ['billing', 'orders'],
  'own-content': ['content', 'favourites', 'orders', 'places'],
  booking: ['orders', 'approvals', 'offers', 'wallet'],
  vehicles: ['offers', 'orders'],
  hotels: ['approvals', 'booking', 'favourites', 'map', 'offers', 'orders', 'quotes', 'work-orders'],
  cars: ['approvals', 'booking', 'offers', 'orders', 'quotes', 'vehicles', 'work-orders'],
  transfers: ['approvals', 'booking', 'offers', 'orders', 'quotes', 'vehicles', 'work-orders'],
  overview: ['approvals', 'hotels', 'notices', 'orders', 'points', 'recent-searches', 'wallet'],
  search: ['hotels'],
  'recent-searches': ['cars', 'hotels', 'transfers'],
  vouchers: [],
  home: ['cars', 'hotels', 'overview', 'recent-searches', 'transfers'],
};

/** Parts of the contract that pages may load: words, bounds and small functions. */
const withoutSchemas = [
  'accounts/due-kinds',
  'accounts/view-lists',
  'staff/activity-objects',
  'back-office/queue-names',
  'content/article-states',
  'billing/dunning-stages',
  'billing/statuses',
  'orders/desk-actions',
  'orders/list-columns',
  'bounds',
  'civil-date',
  'agencies/contract-terms',
  'agencies/states',
  'back-office/found-kinds',
  'staff/concession-kinds',
  'counted',
  'currency',
  'site/frame-address',
  'hotels/contract-states',
  'hotels/movement-kinds',
  'vehicles/absence-kinds',
  'vehicles/cash-words',
  'closing/words',
  'payables/words',
  'invoices/statuses',
  'orders/desk-actions',
  'orders/statuses',
  'invoices/taxpayer-id',
  'site/page-address',
  'permissions',
  'files/picture-address',
  'receipts/bank-words',
  'receipts/receipt-number',
  'receipts/states',
  'staff/nodes',
  'validator-rules',
  'normal-text',
  'vouchers/design',
  'site/word-settings',
  'wallet/open-item-parts',
  'work-orders/states',
  'search/found-kinds',
  'rich-text/loose-html',
  'pasted-lists',
  'rich-text/addresses',
  'rich-text/inline',
  'rich-text/tags',
  'rich-text/shape-blocks',
  'rich-text/shape-rich-text',
  'rich-text/shape-table',
  'rich-text/write-rich-text',
  'messages/kinds',
  'work-orders/types',
];

const featureRules = [
  ...downwards('server/src/features', below, {
    name: 'feature',
    forAll,
    port: 'is a port the lower one owns (see orders/product-port.ts); composition/connect-ports.ts connects it',
  }),
  ...downwards('web/src/features', webBelow, {
    name: 'web-feature',
    forAll: [],
    port: 'is a port the lower one owns (see orders/order-product.ts and approval-port.ts), which the higher one hands over',
  }),
];

/** The rules of one table: each feature reaches those below it only, and none is left out of the table. */
function downwards(folder, table, { name, forAll, port }) {
  return [
    ...Object.entries(table).map(([feature, allowed]) => ({
      name: `${name}-${feature}-downwards`,
      severity: 'error',
      comment: `${feature} may use ${[...allowed, ...forAll].join(', ') || 'no other feature'}. What a lower feature needs of a higher one ${port}.`,
      from: { path: `^${folder}/${feature}/`, pathNot: tests },
      to: {
        path: `^${folder}/[^/]+/`,
        pathNot: [feature, ...allowed, ...forAll].map((other) => `^${folder}/${other}/`),
      },
    })),
    {
      name: `${name}-has-its-place`,
      severity: 'error',
      comment: 'Say in the table at the head of this file which features the new one may use.',
      from: { path: `^${folder}/`, pathNot: Object.keys(table).map((feature) => `^${folder}/${feature}/`) },
      to: {},
    },
  ];
}

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
      name: 'web-takes-only-types-of-all-calls',
      severity: 'error',
      comment:
        'Import the list of all calls by `import type`: the schemas of every call would travel to every page.',
      from: { path: '^web/' },
      to: { path: '^contract/src/all\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-takes-no-schemas',
      severity: 'error',
      comment:
        'Import what a call takes and answers by `import type`, and a bound or a list of words from a file without schemas (bounds.ts, orders/statuses.ts …): a page would load the library that reads schemas. Forms that judge names and passwords by themselves use validators.ts.',
      from: { path: '^web/src/', pathNot: tests },
      to: {
        path: '^contract/src/',
        pathNot: `^contract/src/(${withoutSchemas.join('|')}|validators)\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-parts-without-schemas',
      severity: 'error',
      comment: 'Pages of the web import this file as it is: keep schemas in another one.',
      from: { path: `^contract/src/(${withoutSchemas.join('|')})\\.ts$` },
      to: { pathNot: `^contract/src/(${withoutSchemas.join('|')})\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-not-web',
      severity: 'error',
      comment:
        'The server loads the built web client at run time; what both need belongs to contract or phrases.',
      from: { path: '^server/' },
      to: { path: '^(web|ui|tools|e2e)/', pathNot: ['^tools/world/', '^tools/scripts/bundle-part\\.mjs$'] },
    },
    {
      name: 'server-builds-nothing',
      severity: 'error',
      comment: 'Only its tests bundle parts of the server, to run them in processes of their own.',
      from: { path: '^server/', pathNot: '^server/test/' },
      to: { path: '^tools/scripts/' },
    },
    {
      name: 'files-are-made-in-threads',
      severity: 'error',
      comment:
        'Making a PDF or a table takes the whole thread: have it made by openPdfMaker or openSheetMaker.',
      from: { path: '^server/src/', pathNot: '-thread\\.ts$|\\.test\\.ts$' },
      to: { path: '^server/src/platform/(pdf/make-pdf|sheets/make-sheet)\\.ts$' },
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
      comment: 'composition/ composes features; a feature gets what it needs as an argument.',
      from: { path: '^server/src/features/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(app|main)\\.ts$|^server/src/(demo|composition)/' },
    },
    {
      name: 'only-the-nouns-own-file',
      severity: 'error',
      comment:
        "Import another feature's <noun>.ts (orders/orders.ts), never a file behind it; export there what is needed. Products also import orders/for-products.ts and the product port.",
      from: { path: '^server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/features/([^/]+)/',
        pathNot: [
          '^server/src/features/$1/',
          '^server/src/features/([^/]+)/\\1\\.ts$',
          '^server/src/features/orders/(product-port|for-products)\\.ts$',
        ],
      },
    },
    {
      name: 'only-products-sell',
      severity: 'error',
      comment:
        'orders/for-products.ts is for products. Export what other features need from orders/orders.ts.',
      from: {
        path: '^server/src/features/',
        pathNot: '^server/src/features/(hotels|cars|transfers|fleet|orders)/|\\.test\\.ts$',
      },
      to: { path: '^server/src/features/orders/for-products\\.ts$' },
    },
    ...featureRules,
    {
      name: 'web-platform-knows-no-page',
      severity: 'error',
      comment:
        'The platform of the web is what any portal could use: let a feature, a layout or browser-app.ts pass in addresses and product words.',
      from: { path: '^web/src/platform/', pathNot: tests },
      to: { path: '^web/src/(features|console|layouts|error-pages)/|^web/src/[^/]+\\.tsx?$' },
    },
    {
      name: 'editor-of-articles-loads-alone',
      severity: 'error',
      comment: 'The editor is heavier than any page: only the page on which an article is written loads it.',
      from: { path: '^web/', pathNot: `^web/src/features/own-content/(editor|edit)/|${tests}` },
      to: { path: '^web/src/features/own-content/(editor|edit)/' },
    },
    {
      name: 'layouts-know-no-feature',
      severity: 'error',
      comment:
        'A layout gets what a feature shows in it as a prop (see user-centre.tsx); what features need of it belongs to platform.',
      from: { path: '^web/src/(layouts|error-pages)/', pathNot: tests },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'web-features-not-composition',
      severity: 'error',
      comment:
        'The route table puts pages into layouts. A feature knows addresses (paths.ts) and the platform; what it needs of a layout belongs to platform.',
      from: { path: '^web/src/features/', pathNot: tests },
      to: { path: '^web/src/(layouts|error-pages)/|^web/src/(?!paths\\.ts$)[^/]+\\.tsx?$' },
    },
    {
      name: 'views-show-what-they-are-given',
      severity: 'error',
      comment:
        "A view of a noun is drawn by pages of both applications: the page calls the server and knows the reader's rights, and hands over data, rights and buttons.",
      from: { path: '^web/src/features/[^/]+/views/', pathNot: tests },
      to: {
        path: '^web/src/platform/(api|query)/|^web/src/platform/session/use-session\\.tsx$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'views-below-pages',
      severity: 'error',
      comment:
        'A view imports views only; what it shares with the pages of its feature, such as words, belongs to its folder.',
      from: { path: '^web/src/features/[^/]+/views/', pathNot: tests },
      to: {
        path: '^web/src/features/',
        pathNot: '^web/src/features/[^/]+/views/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-features-not-console',
      severity: 'error',
      comment:
        'The console is an application of its own, so that customers load none of it. What both show belongs to a feature or to platform.',
      from: { path: '^web/src/(features|layouts|error-pages)/', pathNot: tests },
      to: { path: '^web/src/console/' },
    },
    {
      name: 'console-not-composition',
      severity: 'error',
      comment:
        'console/routes.tsx puts pages into the layout. A page of the console knows addresses (paths.ts), features and the platform; the layout also knows the notices of member-bell.tsx.',
      from: { path: '^web/src/console/[^/]+/', pathNot: tests },
      to: {
        path: '^web/src/(layouts|error-pages)/|^web/src/(?!(paths|member-bell)\\.tsx?$)[^/]+\\.tsx?$|^web/src/console/[^/]+\\.tsx?$',
      },
    },
    {
      name: 'paths-know-addresses-only',
      severity: 'error',
      comment: 'paths.ts turns names into addresses; everything else stands above it.',
      from: { path: '^web/src/paths\\.ts$' },
      to: { path: '^(web|contract|phrases|ui)/' },
    },
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
      from: { pathNot: '^(e2e|tools|server/test)/|\\.test\\.tsx?$|\\.d\\.ts$|vite\\.config\\.ts$' },
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
