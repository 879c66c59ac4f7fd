/** Who may import whom. The arrows are those of ARCHITECTURE.md; an import of types alone counts as one. */

const TESTS = String.raw`\.(test|test-d)\.tsx?$`
/** Tests, and what stands beside them in a folder `test`. */
const OF_TESTS = [TESTS, '^(packages|apps)/[^/]+/test/']
const OURS = '^(packages|apps|demo|conformance|bench|scripts)/'

/** From a folder, only the named folders of ours may be reached; itself always. */
const mayImportOnly = (name, folder, allowed) => ({
  name: `${name}-imports-only-${allowed.length === 0 ? 'itself' : allowed.map((path) => path.split('/').pop()).join('-and-')}`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: OF_TESTS },
  to: { path: OURS, pathNot: [folder, ...allowed].map((path) => `^${path}/`) },
})

const PLATFORM = '^apps/platform/src'
/**
 * The parts of the platform, lowest first: a part may import the ones before it, never the ones after it. A part
 * named within another, such as `sales/cart/lines`, has its own place; what is left in a folder has the folder's.
 *
 * No two parts import each other. Nine pairs of folders do, through a part within one of them that both build on:
 * - `products/records` holds what media, price history, the search index, shared names and stock movements belong to;
 *   the rest of `products` reads and writes these together with it, in one transaction.
 * - `cart/kept` and `cart/lines` hold what totals are calculated from; the rest of `cart` answers with totals.
 * - `abandoned/kept` is told by checkouts and orders what became of a checkout; the rest of `abandoned` reads both.
 * - `drafts/kept` is told by orders what was paid; the rest of `drafts` creates orders.
 */
const PARTS = [
  ...[
    'floor',
    'floor/turns',
    'floor/processes',
    'floor/text',
    'floor/settings',
    'floor/database',
    'floor/kept-clock',
    'floor/money',
  ],
  ...[
    'floor/trace',
    'floor/callers',
    'floor/outgoing',
    'floor/http',
    'floor/query',
    'floor/rates',
    'floor/jobs',
  ],
  ...[
    'shop/sites',
    'shop/idempotency',
    'shop/calls',
    'shop/audit',
    'shop/settings',
    'shop/site-properties',
    'shop/brand',
    'shop/requests',
    'shop/events',
  ],
  ...['shop/hosted-pages', 'shop/home', 'shop/reference'],
  ...['shop/mail', 'shop/data', 'shop/views', 'shop/forms'],
  ...['shop/webhooks/kept', 'shop/webhooks/sorting', 'shop/webhooks/sending', 'shop/webhooks', 'shop/live'],
  ...[
    'catalog/products/records',
    'catalog/stock-movements',
    'catalog/price-history',
    'catalog/item-events',
    'catalog/schedules',
    'catalog/shared-names',
    'catalog/media',
    'catalog/digital-files',
    'catalog/search-index',
    'catalog/products/printed',
  ],
  ...['catalog/products/read', 'catalog/products/write', 'catalog/search', 'catalog/collections', 'catalog'],
  ...[
    'catalog/inventory',
    'catalog/exchange',
    'catalog/product-changes',
    'catalog/product-help',
    'catalog/recommendations',
    'catalog/check',
    'catalog/v3',
  ],
  ...[
    'people/users',
    'people/customers',
    'people/privacy',
    'people/connections',
    'people/access',
    'people/members',
    'people/contacts',
    'people/redirects',
  ],
  ...['people/identity', 'people/external-login', 'people/hosted-identity', 'people/console'],
  ...['sales/coupons', 'sales/gift-cards', 'sales/memberships'],
  ...[
    'sales/cart/lines',
    'sales/cart/patch',
    'sales/cart/kept',
    'sales/cart/merge',
    'sales/totals',
    'sales/cart',
  ],
  ...['sales/abandoned/kept', 'sales/payments', 'sales/checkout'],
  ...['sales/cart-v2/failures', 'sales/cart-v2/show', 'sales/cart-v2/read', 'sales/cart-v2'],
  ...['sales/drafts/kept', 'sales/orders', 'sales/abandoned', 'sales/drafts'],
  ...['sales/customers', 'sales/reviews', 'sales/hosted-checkout'],
  'graph',
]
/** Matches what is in a part but in none of its own inner parts. */
const within = (part) => {
  const inner = PARTS.filter((other) => other.startsWith(`${part}/`)).map((other) =>
    other.slice(part.length + 1),
  )
  return `${PLATFORM}/${part}/${inner.length === 0 ? '' : `(?!(${inner.join('|')})/)`}`
}
/** Tests may import upwards: they open a whole shop. */
const FOR_TESTS = [TESTS, String.raw`\.fixtures\.ts$`]
/** As in PARTS, where all parts of a layer stand together. */
const LAYERS = ['floor', 'shop', 'catalog', 'people', 'sales', 'graph']

/** Matches the later parts of a part's own layer, and the layers after it as a whole: that is quicker than each part. */
const above = (part, at) => {
  const layer = part.split('/')[0]
  const later = PARTS.slice(at + 1).filter((other) => other.split('/')[0] === layer)
  const layers = LAYERS.slice(LAYERS.indexOf(layer) + 1)
  return [...later.map(within), ...(layers.length > 0 ? [`${PLATFORM}/(${layers.join('|')})/`] : [])]
}

const arrowsGoDown = [
  ...PARTS.slice(0, -1).map((part, at) => ({
    name: `${part}-imports-nothing-above-it`,
    severity: 'error',
    from: { path: within(part), pathNot: FOR_TESTS },
    to: { path: above(part, at) },
  })),
  {
    name: 'layers-do-not-import-programs',
    comment: 'The programs, their commands and the demo put the parts together; no part imports them.',
    severity: 'error',
    from: { path: `${PLATFORM}/(${LAYERS.join('|')})/`, pathNot: FOR_TESTS },
    to: { path: `${PLATFORM}/(?!(${LAYERS.join('|')})/)` },
  },
  {
    name: 'every-part-has-a-place',
    comment: 'A new folder gets its place in PARTS.',
    severity: 'error',
    from: { path: `${PLATFORM}/(${LAYERS.join('|')})/`, pathNot: PARTS.map(within) },
    to: {},
  },
]

module.exports = {
  forbidden: [
    ...arrowsGoDown,
    mayImportOnly('contract', 'packages/contract', []),
    mayImportOnly('pricing', 'packages/pricing', ['packages/contract']),
    mayImportOnly('client', 'packages/client', ['packages/contract']),
    mayImportOnly('react', 'packages/react', ['packages/client', 'packages/pricing']),
    mayImportOnly('move', 'packages/move', ['packages/client', 'packages/contract']),
    mayImportOnly('platform', 'apps/platform', ['packages/contract', 'packages/pricing', 'demo']),
    mayImportOnly('storefront', 'apps/storefront', ['packages/client', 'packages/react']),
    mayImportOnly('hosted', 'apps/hosted', ['packages/contract']),
    mayImportOnly('console', 'apps/console', ['packages/client']),
    mayImportOnly('demo', 'demo', []),
    {
      name: 'nothing-imports-an-app',
      comment:
        'Tests, conformance and bench open a platform through @vitrine/platform/testing, and nothing else of it.',
      severity: 'error',
      from: { path: `^(packages|demo|conformance|bench|apps/(?!platform))/` },
      to: { path: '^apps/platform/', pathNot: '^apps/platform/src/testing/' },
    },
    {
      name: 'only-tests-open-a-platform',
      severity: 'error',
      from: { path: '^(packages|demo|apps/(?!platform))/', pathNot: OF_TESTS },
      to: { path: '^apps/platform/' },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: TESTS },
    },
    {
      name: 'packages-meet-by-name',
      comment: 'A path that leaves its own package ties two folders together; import the package instead.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+|demo|conformance|bench)/' },
      to: {
        path: OURS,
        pathNot: ['^$1/', '^scripts/(tests/(axe|browser|chromium|in-full)|packages/packaging)'],
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'client-uses-no-node-builtin',
      comment: 'One build serves browser, Node.js and edge: fetch and Web Crypto only.',
      severity: 'error',
      from: { path: '^packages/client/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: String.raw`(^|/)((dist|build)(\.next|\.before)?|\.react-router)/|^conformance/storefronts/|\.generated\.ts$`,
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
