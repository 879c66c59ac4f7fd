import { ensureInstalled } from '../install/setup.mjs'
import { run, tool } from '../run.mjs'

const LONGEST_RUN_MS = 12 * 3_600_000

/**
 * Runs the full form of a suite that `npm test` runs in short.
 * @param {string[]} folders - of the suite's tests
 * @param {string} variable - the environment variable that selects the sizes
 */
export async function runInFull(folders, variable) {
  await ensureInstalled()
  const picked = process.argv.slice(2).flatMap((name) => folders.map((folder) => `${folder}/${name}`))
  // One after the other, so each has the machine to itself.
  const { code } = await run(
    tool('vitest'),
    ['run', '--no-file-parallelism', '--reporter=verbose', ...(picked.length > 0 ? picked : folders)],
    {
      env: { PROPERTY_SEED: 'random', ...process.env, [variable]: 'full' },
      show: true,
      timeoutMs: LONGEST_RUN_MS,
    },
  )
  process.exitCode = code
}
