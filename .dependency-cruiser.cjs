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

module.exports = {
  forbidden: [
    mayImportOnly('contract', 'packages/contract', []),
    mayImportOnly('pricing', 'packages/pricing', ['packages/contract']),
    mayImportOnly('client', 'packages/client', ['packages/contract']),
    mayImportOnly('react', 'packages/react', ['packages/client', 'packages/pricing']),
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
      to: { path: OURS, pathNot: ['^$1/', '^scripts/(axe|chromium|packaging)'], dependencyTypes: ['local'] },
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
    exclude: { path: String.raw`(^|/)(dist|build|\.react-router)/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
