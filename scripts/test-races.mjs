import { giveUp, run, tool } from './run.mjs'
import { ensureInstalled } from './setup.mjs'

const LONGEST_RUN_MS = 12 * 3_600_000

/**
 * Runs the races in full: ten thousand buyers at once, a hundred thousand coupon tries, two hundred kills. Takes an hour
 * or so; `npm test` runs short forms of the same files. Names pick single races, and the environment their sizes:
 * `RACES_KILLS=20 npm run test:races -- kill`.
 */
async function race() {
  await ensureInstalled()
  const picked = process.argv.slice(2).map((name) => `apps/platform/src/races/${name}`)
  const folders = picked.length > 0 ? picked : ['apps/platform/src/races']
  // One after the other, so that each has the machine to itself.
  const { code } = await run(
    tool('vitest'),
    ['run', '--no-file-parallelism', '--reporter=verbose', ...folders],
    {
      env: { ...process.env, RACES: 'full' },
      show: true,
      timeoutMs: LONGEST_RUN_MS,
    },
  )
  process.exitCode = code
}

await race().catch((error) => giveUp(error.message))
