import { buildParts } from './build.mjs'
import { ensureInstalled } from './install/setup.mjs'
import { at } from './paths.mjs'
import { giveUp, run } from './run.mjs'
import { serverSettings } from './shop/settings.mjs'

/** Compares the database's derived data with its source; `--fix` fixes differences. */
async function checkData() {
  await ensureInstalled()
  await buildParts(['platform'])
  const program = [at('apps/platform/dist/check-data.js'), ...process.argv.slice(2)]
  const { code } = await run(process.execPath, program, { env: serverSettings(), show: true })
  process.exitCode = code
}

await checkData().catch((error) => giveUp(error.message))
