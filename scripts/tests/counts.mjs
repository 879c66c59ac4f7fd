/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport
 * @typedef {{ testResults: FileReport[] }} Report what vitest's JSON reporter writes
 */

/**
 * Counts the results of a vitest run. A file that couldn't be loaded is one failure, and so is a run that
 * failed without a failed test (an unhandled error, a crash, no tests at all).
 * @param {Report | undefined} report undefined when vitest wrote none
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countTests(report, exitCode) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { status, assertionResults } of report?.testResults ?? []) {
    for (const test of assertionResults) counts[kindOf(test.status)] += 1
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) counts.failed += 1
  }
  if (counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)) counts.failed = 1
  return counts
}

/** @returns {keyof Counts} */
function kindOf(/** @type {string} */ status) {
  if (status === 'passed') return 'passed'
  return status === 'failed' ? 'failed' : 'skipped'
}

/** The last line of `npm test`: `12 passed, 0 failed`, and skipped ones if any. */
export const summary = (/** @type {Counts} */ { passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
