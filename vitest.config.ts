import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongFirst from './scripts/tests/long-first.mjs'

/** One run over every workspace; packages are read from their sources, never from a stale build. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      '{packages,apps}/*/{src,app,test}/**/*.test.ts?(x)',
      '{demo,conformance,bench}/src/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    globalSetup: ['apps/platform/src/testing/postgres/postgres-cluster.ts'],
    setupFiles: [
      'apps/platform/src/testing/note-statements.ts',
      'apps/platform/src/testing/property-seed.ts',
    ],
    // Limits are for what hangs, never for what is slow: a busy machine with two cores takes ten times as long.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    // A test that times out waiting for a browser, or loses its page to a navigation, gets a second try, and the
    // report says so (`retry x1`). Nothing else does: a race that shows in one of a thousand runs is a bug.
    retry: { count: 1, condition: /^\w+\.\w+: (Timeout \d+ms exceeded|Execution context was destroyed)/ },
    pool: 'forks',
    // Every request leaves much behind that soon is garbage; a larger first space is cleared less often, which saves a
    // tenth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    // A worker keeps what it has loaded from file to file: half the time of a run would go into loading the platform
    // again. Tests share no state, so files need no walls between them.
    isolate: false,
    // Two more than there are processors: tests wait for browsers, databases and programs for a third of their time. With
    // a third one, they wait for each other.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongFirst },
    reporters: ['default'],
  },
})
