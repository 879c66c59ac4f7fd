import { buildParts } from './build.mjs'
import { ensureInstalled } from './install/setup.mjs'
import { CHECKS, holds } from './tests/checks.mjs'

await ensureInstalled()

let broken = 0
for (const check of [{ name: 'everything builds', check: buildParts }, ...CHECKS]) {
  if (!(await holds(check))) broken += 1
}
console.log(broken === 0 ? 'All checks passed.' : `${broken} checks failed.`)
process.exitCode = broken === 0 ? 0 : 1
