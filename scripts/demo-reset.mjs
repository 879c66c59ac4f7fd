import { buildParts } from './build.mjs'
import { ensureInstalled } from './install/setup.mjs'
import { at, root } from './paths.mjs'
import { withProgress } from './progress.mjs'
import { giveUp } from './run.mjs'
import { removeDemoData } from './shop/demo-data.mjs'
import { isPortTaken } from './shop/ports.mjs'
import { firstAnswer, startServer } from './shop/servers.mjs'
import { reachedAt, serverSettings } from './shop/settings.mjs'

/**
 * Recreates the demo shop: removes its data and lets the platform seed it again. Flags are passed to the
 * platform.
 */
async function resetDemo() {
  const env = serverSettings()
  if (process.env.DATABASE_URL) {
    throw new Error(
      'DATABASE_URL is set, but this command only removes the shop in DATA_DIR; empty that database yourself',
    )
  }
  if (await isPortTaken(Number(env.PLATFORM_PORT))) {
    throw new Error(`port ${env.PLATFORM_PORT} is in use, perhaps by the shop itself; stop it first`)
  }
  await ensureInstalled()
  await buildParts(['platform'])
  removeDemoData(env.DATA_DIR)

  const program = [at('apps/platform/dist/main.js'), ...process.argv.slice(2)]
  const platform = startServer('platform', program, { cwd: root, env })
  const failed = platform.ended.then((how) => {
    throw new Error(`the demo shop could not be seeded (${how}); the platform's own messages are above`)
  })
  const seeded = firstAnswer(`http://${reachedAt(env)}:${env.PLATFORM_PORT}/health`)
  await withProgress('seeding the demo shop', () => Promise.race([seeded, failed]))
  failed.catch(() => {})
  await platform.stop()
  console.log('The demo shop has been reset.')
}

await resetDemo().catch((error) => giveUp(error.message))
