import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ELSEWHERE } from './statements-elsewhere.mjs'

/**
 * @typedef {{ key: string, site: string, engine?: string }} Note written by a test process:
 * `note-statements.ts`
 */

const ENGINES = ['sqlite', 'postgres']

/** Statements of tests, and of each engine's own code, have no counterpart. */
const OF_TESTS = /\.(test|fixtures)\.ts:|^(testing|hostile|races|security|floor\/database)\//

/** Collects the notes of all processes of a run. */
const readNotes = (/** @type {string} */ folder) =>
  readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => /** @type {Note} */ (JSON.parse(line))),
  )

/**
 * Lists the platform's statements that a run did not execute on both engines, and exceptions that are no
 * longer needed.
 * @param {Note[]} notes
 * @param {Readonly<Record<string, string>>} elsewhere
 */
export function statementFlaws(notes, elsewhere) {
  /** @type {Map<string, Set<string>>} */
  const statements = new Map()
  for (const { key, site, engine } of notes) {
    if (OF_TESTS.test(site)) continue
    // A text built at run time is identified by its line only.
    const name = key === 'composed' ? `the text composed at ${site}` : `${site.replace(/:\d+$/, '')} ${key}`
    const engines = statements.get(name) ?? new Set()
    statements.set(name, engine ? engines.add(engine) : engines)
  }
  const needed = new Set()
  const flaws = [...statements].flatMap(([name, engines]) => {
    const missing = ENGINES.filter((engine) => !engines.has(engine))
    if (missing.length === 0) return []
    const exception = Object.keys(elsewhere).find((beginning) => name.startsWith(beginning))
    if (exception === undefined) return [`no test runs this on ${missing.join(' or ')}: ${name}`]
    needed.add(exception)
    return []
  })
  const idle = Object.keys(elsewhere).filter((beginning) => !needed.has(beginning))
  return [
    ...flaws,
    ...idle.map((beginning) => `both engines run this, so remove its exception: ${beginning}`),
  ]
}

/**
 * Compares what the engines ran in a whole test run. Without PostgreSQL there is nothing to compare.
 * @param {string} folder where the test processes wrote
 */
export async function checkStatements(folder) {
  const notes = existsSync(folder) ? readNotes(folder) : []
  if (!notes.some(({ engine }) => engine === 'postgres'))
    return "PostgreSQL isn't available, so nothing is compared."
  const flaws = statementFlaws(notes, ELSEWHERE)
  if (flaws.length > 0) throw new Error(flaws.sort().join('\n'))
}
