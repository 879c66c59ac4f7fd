import { buildParts } from './build.mjs'
import { CHECKS } from './checks.mjs'
import { giveUp, since } from './run.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
await buildParts().catch((error) => giveUp(error.message))

let broken = 0
for (const { name, check } of CHECKS) {
  const startedAt = performance.now()
  const { code, output } = await check()
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${since(startedAt)})`)
  if (code === 0) continue
  broken += 1
  console.log(`\n${output.trim()}\n`)
}
console.log(broken === 0 ? 'All checks hold.' : `${broken} of ${CHECKS.length} checks do not hold.`)
process.exitCode = broken === 0 ? 0 : 1
