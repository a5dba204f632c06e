/*
 * Which part may import which, by value or by type; `npm run imports` checks it. Zones of a list may import what stands
 * before them in the list, never what stands behind. docs/architecture.md draws it.
 */

/** The ground floor first. `hosts` mount what the domains do; `demo` plays the world around them; `backend.ts` joins all. */
const BACKEND = [
  'start-error.ts',
  'korea',
  'db',
  'operation',
  'keys',
  'limits',
  'integrations',
  'media',
  'search-index',
  'audit-log',
  'content',
  'stores',
  'action-log',
  'sitemap',
  'accounts',
  'operators',
  'chat',
  'catalogue',
  'search',
  'hosts',
  'jobs',
  'demo',
  'backend.ts',
]

const zone = (top, name) =>
  `^${top}/${name.replaceAll('.', '\\.')}${name.includes('.') ? '$' : '/'}`

/** One rule for each zone of a list: it imports nothing that stands behind it, and the last of the list is complete. */
const upwards = (top, names) =>
  names.slice(0, -1).map((name, at) => ({
    name: `${top}/${name} stands below`,
    comment: `Only ${names.slice(0, at).join(', ') || 'contracts'} stand below ${top}/${name}.`,
    severity: 'error',
    from: { path: zone(top, name) },
    to: { path: names.slice(at + 1).map((above) => zone(top, above)) },
  }))

/** A folder that no list names would escape the rules. */
const listed = (top, names) => ({
  name: `${top} is listed`,
  comment: `Every file of ${top}/ belongs to a zone of .dependency-cruiser.mjs.`,
  severity: 'error',
  from: { path: `^${top}/`, pathNot: names.map((name) => zone(top, name)) },
  to: {},
})

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

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
      { path: '^(app|backend|server|tests|scripts)[/.]' },
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
      { path: '^(app|backend|contracts|server)[/.]' },
      { path: '^(tests|scripts)/' },
    ),
    listed('backend', BACKEND),
    ...upwards('backend', BACKEND),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)node_modules/|\\.test\\.tsx?$' },
    includeOnly: '^(app|backend|contracts|server|tests|scripts)(/|\\.ts$)',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
