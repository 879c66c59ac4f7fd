import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildParts } from './build.mjs'
import { fetchPackages } from './install/setup.mjs'
import { cache } from './paths.mjs'
import { run, tool } from './run.mjs'
import { CHECKS, holds } from './tests/checks.mjs'
import { fetchChromium, findChromium } from './tests/chromium.mjs'
import { countTests, summary } from './tests/counts.mjs'
import { checkStatements } from './tests/statements.mjs'
import { memoryFolder } from './tests/temporary.mjs'

/** @import { Check } from './tests/checks.mjs' */
/** @import { Counts } from './tests/counts.mjs' */

const STATEMENTS = cache('test', 'statements')
const LONGEST_RUN_MS = 40 * 60_000

const temporary = memoryFolder()
/** @type {string[]} */
const failedSteps = []
/** @type {Counts} */
const counts = { passed: 0, failed: 0, skipped: 0 }

/** Runs one step that counts as a single test. */
async function step(/** @type {Pick<Check, 'name' | 'check'>} */ check) {
  const held = await holds(check)
  counts[held ? 'passed' : 'failed'] += 1
  if (!held) failedSteps.push(check.name)
}

/**
 * Runs the checks one after another beside everything else, even beside the build: builds and tests leave the
 * processors idle for a part of the time, because they wait for browsers, databases and started programs.
 * @param {Promise<void>} built
 */
async function checkBesides(built) {
  for (const check of CHECKS.filter(({ quick }) => quick)) {
    if (check.ofBuild) await built
    await step(check)
  }
}

/** Without a browser, the tests that need one are skipped; on a build machine that is a failure. */
async function findBrowser() {
  if (findChromium() ?? (await fetchChromium())) return
  const reason = 'Chromium was not found. Install it, or set CHROMIUM_PATH.'
  if (process.env.CI) throw new Error(reason)
  console.log(`${reason} Browser tests are skipped.`)
}

/** Runs all test files once; the JSON report beside the readable one provides the counts. */
async function runTests() {
  const file = cache('test', 'report.json')
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run(tool('vitest'), ['run', ...reporters], {
    env: { ...process.env, STATEMENTS_FOLDER: STATEMENTS, ...(temporary && { TMPDIR: temporary }) },
    show: true,
    timeoutMs: LONGEST_RUN_MS,
  })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (!report) failedSteps.push('vitest finishes')
  const tests = countTests(report, code)
  counts.passed += tests.passed
  counts.failed += tests.failed
  counts.skipped += tests.skipped
}

/** However the process ends, even after a failed installation, the last line gives the result. */
process.once('exit', (code) => {
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  process.exitCode = counts.failed === 0 ? 0 : 1
  for (const name of failedSteps) console.log(`✗ ${name}: see above`)
  console.log(summary(counts))
})

// Builds and checks run while the database module is still compiling, because they don't need it.
const { compiled } = await fetchPackages()
const built = step({ name: 'everything builds', check: () => buildParts() })
const checked = checkBesides(built)
await built
await step({ name: 'looking for a browser', check: findBrowser })
rmSync(STATEMENTS, { recursive: true, force: true })
mkdirSync(STATEMENTS, { recursive: true })
// One run: a second one would load and transform the sources again.
await compiled()
await runTests()
await checked
await step({ name: 'every statement runs on both engines', check: () => checkStatements(STATEMENTS) })
