import { defineConfig } from 'vitest/config'

/** One run over every workspace; packages are read from their sources, never from a stale build. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      '{packages,apps}/*/{src,app,test}/**/*.test.ts?(x)',
      '{demo,conformance,bench}/src/**/*.test.ts',
      'scripts/*.test.mjs',
    ],
    globalSetup: ['apps/platform/src/testing/postgres-cluster.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    reporters: ['default'],
  },
})
