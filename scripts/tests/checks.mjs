import { clientSize } from '../packages/client-size.mjs'
import { checkPackaging } from '../packages/packaging.mjs'
import { run, since, tool } from '../run.mjs'

/**
 * One check of the repository.
 * @typedef {object} Check
 * @property {string} name a claim: what holds when it passes
 * @property {boolean} quick also part of `npm test`
 * @property {boolean} [ofBuild] looks at what was built
 * @property {() => Promise<string | void>} check returns a note, or throws with what to fix
 */

const CODE = ['packages', 'apps', 'demo', 'conformance', 'bench', 'scripts']
const DEAD = 'files,exports,nsExports,types,nsTypes,duplicates,unresolved,unlisted'

/**
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [settings] - for this program only
 */
const passes = (name, args, settings) => async () => {
  const { code, output } = await run(tool(name), args, { env: { ...process.env, ...settings } })
  if (code !== 0) throw new Error(output.trim())
}

/** @type {Check[]} */
export const CHECKS = [
  {
    name: 'types agree',
    quick: true,
    // Several checkers repeat each other's work. One that never collects garbage needs a third of their processor time,
    // and less memory.
    check: passes('tsgo', ['-p', 'tsconfig.json', '--singleThreaded'], { GOGC: 'off' }),
  },
  {
    name: 'lint and format are clean',
    quick: true,
    check: passes('biome', ['check', '--error-on-warnings', '--colors=off']),
  },
  {
    name: 'imports follow the arrows',
    quick: true,
    check: passes('depcruise', ['--config', '.dependency-cruiser.cjs', '--progress', 'none', ...CODE]),
  },
  {
    name: 'there are no unused exports',
    quick: false,
    check: passes('knip', ['--no-progress', '--include', DEAD]),
  },
  {
    name: 'client and React bindings stay within their size limits',
    quick: true,
    ofBuild: true,
    check: clientSize,
  },
  {
    name: 'the packed client is valid',
    quick: false,
    check: () => checkPackaging('packages/client'),
  },
  {
    name: 'the packed React bindings are valid',
    quick: false,
    check: () => checkPackaging('packages/react'),
  },
  {
    name: 'the packed mover is valid',
    quick: false,
    check: () => checkPackaging('packages/move'),
  },
]

/**
 * Runs a check and prints its result, with what to fix.
 * @param {Pick<Check, 'name' | 'check'>} check
 * @returns {Promise<boolean>} whether it passed
 */
export async function holds({ name, check }) {
  const startedAt = performance.now()
  try {
    const told = await check()
    console.log(`✓ ${name} (${since(startedAt)})${told ? `\n\n${told}\n` : ''}`)
    return true
  } catch (error) {
    console.log(`✗ ${name} (${since(startedAt)})\n\n${error instanceof Error ? error.message : error}\n`)
    return false
  }
}
