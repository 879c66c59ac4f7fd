import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildParts } from './build.mjs'
import { CHECKS } from './checks.mjs'
import { countTests, summary } from './counts.mjs'
import { cache } from './paths.mjs'
import { run, since, tool } from './run.mjs'
import { ensureInstalled } from './setup.mjs'

/** @import { Counts } from './counts.mjs' */

const REPORT = cache('test', 'vitest.json')
const LONGEST_RUN_MS = 15 * 60_000

/** @type {string[]} */
const failedSteps = []
/** @type {Counts} */
const counts = { passed: 0, failed: 0, skipped: 0 }

/**
 * Runs one step that stands for a single check, and shows what it printed when it fails.
 *
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} check
 */
async function step(name, check) {
  const startedAt = performance.now()
  const { code, output } = await check()
  counts[code === 0 ? 'passed' : 'failed'] += 1
  if (code !== 0) failedSteps.push(name)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${since(startedAt)})`)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
}

const build = () =>
  buildParts().then(
    () => ({ code: 0, output: '' }),
    (error) => ({ code: 1, output: error.message }),
  )

/** One run over every test file; the JSON report beside the readable one is for the counts. */
async function runTests() {
  mkdirSync(cache('test'), { recursive: true })
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { code } = await run(tool('vitest'), ['run', ...reporters], { show: true, timeoutMs: LONGEST_RUN_MS })
  const tests = countTests(existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : undefined, code)
  counts.passed += tests.passed
  counts.failed += tests.failed
  counts.skipped += tests.skipped
}

/** However the process ends, a failed installation included, the last line says how it went. */
process.once('exit', (code) => {
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  process.exitCode = counts.failed === 0 ? 0 : 1
  for (const name of failedSteps) console.log(`✗ ${name}: see above`)
  console.log(summary(counts))
})

await ensureInstalled()
await step('everything builds', build)
for (const { name, quick, check } of CHECKS) if (quick) await step(name, check)
await runTests()
