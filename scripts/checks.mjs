import { run, tool } from './run.mjs'

/**
 * One thing that `npm run verify` holds the repository to.
 *
 * @typedef {object} Check
 * @property {string} name a claim: what holds when it passes
 * @property {boolean} quick also part of `npm test`
 * @property {() => Promise<import('./run.mjs').Finished>} check
 */

/** @type {(name: string, args: string[]) => Promise<import('./run.mjs').Finished>} */
const withTool = (name, args) => run(tool(name), args)

/** @type {Check[]} */
export const CHECKS = [
  {
    name: 'types agree',
    quick: true,
    check: () => withTool('tsgo', ['-p', 'tsconfig.json']),
  },
  {
    name: 'lint and format are clean',
    quick: true,
    check: () => withTool('biome', ['check', '--error-on-warnings', '--colors=off']),
  },
]
