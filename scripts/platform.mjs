import { buildParts } from './build.mjs'
import { ensureInstalled } from './install/setup.mjs'
import { at } from './paths.mjs'
import { giveUp, run } from './run.mjs'
import { serverSettings } from './shop/settings.mjs'

/** Runs an operator command on the platform's database; without a command it lists them. */
async function operate() {
  await ensureInstalled()
  await buildParts(['platform'])
  const program = [at('apps/platform/dist/operate.js'), ...process.argv.slice(2)]
  const { code } = await run(process.execPath, program, { env: serverSettings(), show: true })
  process.exitCode = code
}

await operate().catch((error) => giveUp(error.message))
