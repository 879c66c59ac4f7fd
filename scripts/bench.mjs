import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { buildParts } from './build.mjs'
import { ensureInstalled } from './install/setup.mjs'
import { at } from './paths.mjs'
import { giveUp, run } from './run.mjs'

const SUFFIX = '.bench.ts'
const folder = at('bench', 'src')

/** The requested benchmarks: `npm run bench -- cart` runs one, `npm run bench` all of them by name. */
function chosen(/** @type {string | undefined} */ name) {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const names = files.filter((file) => file.endsWith(SUFFIX)).map((file) => file.slice(0, -SUFFIX.length))
  if (name === undefined) return names
  if (names.includes(name)) return [name]
  throw new Error(`there is no benchmark "${name}"; choose one of: ${names.join(', ')}`)
}

/** Each in its own process, so no benchmark inherits another's heap or compiled code. */
async function bench() {
  const [name, ...flags] = process.argv.slice(2)
  const names = chosen(name)
  await ensureInstalled()
  await buildParts()
  mkdirSync(at('bench', 'results'), { recursive: true })
  for (const each of names) {
    const file = at('bench', 'src', `${each}${SUFFIX}`)
    const { code } = await run(process.execPath, ['--conditions=source', '--import=tsx', file, ...flags], {
      show: true,
    })
    if (code !== 0)
      throw new Error(`the benchmark "${each}" failed (exit code ${code}); its messages are above`)
  }
}

await bench().catch((error) => giveUp(error.message))
