/*
 * Which part may import which, by value or by type; `npm run imports` checks it. Zones of a list may import what stands
 * before them in the list, never what stands behind. docs/architecture.md draws it.
 */

/** The ground floor of the backend first. `hosts` mount what the domains do; `demo` plays the world around them; `backend.ts` joins all. */
const BACKEND = [
  'start-error.ts',
  'korea',
  'db',
  'operation',
  'keys',
  'limits',
  'integrations',
  'media',
  'backup',
  'moderation',
  'search-index',
  'audit-log',
  'notices',
  'ledger',
  'points',
  'suggestions',
  'posts',
  'announcements',
  'content',
  'stores',
  'fraud',
  'product-queue',
  'action-log',
  'sitemap',
  'sanctions',
  'accounts',
  'operators',
  'chat',
  'orders',
  'reviews',
  'reports',
  'damage-reports',
  'member-disputes',
  'case-people',
  'questions',
  'listing-photos',
  'possession',
  'screening',
  'undo',
  'catalogue',
  'listings',
  'cafe-posts',
  'cafe-shares',
  'search',
  'prices',
  'banners',
  'exhibitions',
  'search-words',
  'macros',
  'events',
  'faq',
  'keyword-alerts',
  'my-page',
  'own-data',
  'desk',
  'hosts',
  'jobs',
  'demo',
  'backend.ts',
]

/** Which features a feature may import; one without a line imports none. */
const FEATURES = {
  'damage-report': ['bank-accounts', 'sell', 'settings'],
  cafe: ['settings'],
  chat: ['order', 'photo-viewer', 'product', 'report', 'store'],
  content: ['hearts', 'product-list'],
  favorites: ['hearts', 'product-list'],
  follow: ['hearts', 'product-list', 'signin'],
  hearts: ['signin'],
  home: ['hearts', 'product-list', 'regions'],
  'keyword-alerts': ['product-list', 'signin'],
  'my-store': ['favorites', 'follow', 'product-list', 'recent', 'settings', 'store'],
  'member-dispute': ['order-case', 'sell', 'settings'],
  announcements: ['search'],
  faq: ['search'],
  // The page without a connection, which is no part of the app's own script.
  offline: ['chat', 'sell'],
  operator: [
    'chat',
    'content',
    'damage-report',
    'exhibition',
    'fraud',
    'home',
    'member-dispute',
    'order',
    'order-case',
    'policy',
    'product-list',
    'sanction',
    'sell',
    'settings',
  ],
  'order-case': [],
  order: ['addresses', 'app-download', 'order-case', 'settings'],
  price: ['product-list', 'search'],
  product: [
    'category',
    'follow',
    'hearts',
    'photo-viewer',
    'price',
    'product-list',
    'queue',
    'search',
    'sell',
    'share',
    'signin',
    'store',
  ],
  'product-list': ['category', 'hearts', 'regions'],
  recent: ['hearts', 'product-list'],
  possession: [],
  reviews: [],
  search: ['category'],
  sanction: ['bank-accounts', 'settings'],
  signin: ['app-download', 'policy', 'sanction'],
  sell: ['app-download', 'category', 'price', 'product-list', 'regions', 'share'],
  store: ['follow', 'hearts', 'product-list', 'search', 'share'],
}

/** What composes the web app: it joins shell, features and routes. */
const APP_ROOT = '^app/(root|panels|start-features|routes|entry\\.(client|server))\\.tsx?$'
/** Runs on the server alone: Remix takes loaders and actions out of what the browser gets of a route or the root. */
const SERVER_SIDE = '\\.server\\.tsx?$|^app/(routes/|root\\.tsx|entry\\.server\\.tsx)'

const SERVER_LIBRARIES =
  '^(node:)?(crypto|fs|path|stream|async_hooks)$|node_modules/(@remix-run/node|remix-auth|arctic|jose|hono|ioredis|pino|lru-cache|p-limit|@orpc/[^/]+)/'

/** Tests beside their source keep its directions, and may import what tests: helpers, server modules, Node. */
const TESTS = '\\.test\\.tsx?$'

/** Modules of the schema library: forms' schemas, and what only loaders and actions use. */
const SCHEMAS =
  '^app/(forms/(fields|parse-fields)|features/.+-(schemas?|forms|fields)|params|features/chat/api/answers)\\.ts$'

const ours = '^(app|backend|contracts|server|tests|scripts)[/.]'

const zone = (top, name) =>
  `^${top}/${name.replaceAll('.', '\\.')}${name.includes('.') ? '$' : '/'}`

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** One rule for each zone of a list: it imports nothing that stands behind it. */
const upwards = (top, names) =>
  names
    .slice(0, -1)
    .map((name, at) =>
      never(
        `${top}/${name} stands below`,
        `Only ${names.slice(0, at).join(', ') || 'contracts'} stand below ${top}/${name}.`,
        { path: zone(top, name) },
        { path: names.slice(at + 1).map((above) => zone(top, above)) },
      ),
    )

/** A folder that no list names would escape the rules. */
const listed = (top, names) =>
  never(
    `${top} is listed`,
    `Every file of ${top}/ belongs to a zone of .dependency-cruiser.mjs.`,
    { path: `^${top}/`, pathNot: names.map((name) => zone(top, name)) },
    {},
  )

/** Features beside each other: each has its line, and those without one import none. */
const betweenFeatures = [
  ...Object.entries(FEATURES).map(([feature, known]) =>
    never(
      `feature ${feature}`,
      `${feature} imports of the other features only ${known.join(', ')}.`,
      { path: `^app/features/${feature}/` },
      { path: '^app/features/', pathNot: `^app/features/(${[feature, ...known].join('|')})/` },
    ),
  ),
  never(
    'features import no others',
    'A feature that imports another has a line in .dependency-cruiser.mjs.',
    {
      path: '^app/features/([^/]+)/',
      pathNot: `^app/features/(${Object.keys(FEATURES).join('|')})/`,
    },
    { path: '^app/features/', pathNot: '^app/features/$1/' },
  ),
]

export default {
  forbidden: [
    never(
      'no circles',
      'Two files that import each other, directly or by others, cannot be understood or changed apart.',
      {},
      { circular: true },
    ),
    never(
      'contracts stand on nothing',
      'Contracts are the ground floor of the browser, the web server and the backend.',
      { path: '^contracts/' },
      { path: ours, pathNot: '^contracts/' },
    ),
    never(
      'the backend does not know the web app',
      'The backend knows no pages, and only server/ composes both.',
      { path: '^backend/' },
      { path: '^(app|server)[/.]' },
    ),
    never(
      'the web app does not know the backend',
      'The web app knows hosts only through contracts/ and the service clients.',
      { path: '^app/' },
      { path: '^(backend|server)[/.]' },
    ),
    never(
      'what ships does not import what tests it',
      'Tests and scripts are no part of the product.',
      { path: '^(app|backend|contracts|server)[/.]', pathNot: TESTS },
      { path: '^(tests|scripts)/' },
    ),
    never(
      'the demo world has one door',
      'Production code imports the demo world in backend/backend.ts alone.',
      { path: '^(app|backend|contracts|server)[/.]', pathNot: '^backend/(demo/|backend\\.ts$)' },
      { path: '^backend/demo/' },
    ),
    never(
      'the demo world has one face',
      'backend/backend.ts knows of the demo world only its index.',
      { path: '^backend/backend\\.ts$' },
      { path: '^backend/demo/', pathNot: '^backend/demo/index\\.ts$' },
    ),
    listed('backend', BACKEND),
    ...upwards('backend', BACKEND),
    never(
      'routes stand on top',
      'Only Remix imports a route module; what two of them share lives in app/features/.',
      { path: '^app/', pathNot: '^app/routes/' },
      { path: '^app/routes/' },
    ),
    never(
      'a route module imports no other',
      'What two of them share lives in app/features/.',
      { path: '^app/routes/[^/]+$' },
      { path: '^app/routes/' },
    ),
    never(
      'a route folder imports its own parts',
      'What two routes share lives in app/features/.',
      { path: '^app/routes/([^/]+)/' },
      { path: '^app/routes/', pathNot: '^app/routes/$1/' },
    ),
    never(
      'features stand above the shell',
      'app/root.tsx, app/start-features.ts and app/panels.ts join features with the shell.',
      { path: '^app/', pathNot: ['^app/(features|routes)/', APP_ROOT] },
      { path: '^app/features/' },
    ),
    ...betweenFeatures,
    never(
      'components are primitives',
      'Components have no domain words: they get everything as properties. Of the contracts they know what a picture is.',
      { path: '^app/components/' },
      {
        path: ours,
        pathNot: [
          '^app/(components|format)/',
          '^app/brand\\.ts$',
          '^contracts/(media|common)\\.ts$',
        ],
      },
    ),
    never(
      'what runs on the server says so',
      'A module of app/ that imports a server module by value is named *.server.ts, so that the build refuses it in the browser.',
      { path: '^app/', pathNot: [SERVER_SIDE, TESTS, '^app/browser-pages\\.ts$'] },
      { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'pages do not load schemas',
      'A form loads its schema by import() when it is touched: PostForm takes it so. Otherwise only *.server.ts and routes import one.',
      { path: '^app/', pathNot: [SERVER_SIDE, TESTS, SCHEMAS] },
      {
        path: ['node_modules/zod/', SCHEMAS],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    ),
    never(
      'server libraries stay on the server',
      'Node and the libraries of the server are imported by *.server.ts, routes, the root and the server entry.',
      { path: '^app/', pathNot: [SERVER_SIDE, TESTS] },
      {
        path: SERVER_LIBRARIES,
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests of the backend and the server put hosts, domains and the demo world together as they need.
    exclude: { path: '^(backend|server)/.*\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
