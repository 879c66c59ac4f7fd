import { resolve } from 'node:path'
import { buildParts } from './build.mjs'
import { at, root } from './paths.mjs'
import { isPortTaken, portSetting, portTakenSentence } from './ports.mjs'
import { withProgress } from './progress.mjs'
import { giveUp, since } from './run.mjs'
import { firstAnswer, keepTogether, startServer } from './servers.mjs'
import { ensureInstalled } from './setup.mjs'
import { readDemo, welcome } from './welcome.mjs'

const startedAt = performance.now()

/** What both servers are started with: their addresses, the folder of the data, and quiet logs unless asked otherwise. */
function settings(/** @type {NodeJS.ProcessEnv} */ env = process.env) {
  const platformPort = portSetting('PLATFORM_PORT', 4000, env)
  const storefrontPort = portSetting('STOREFRONT_PORT', 3000, env)
  const platformUrl = env.PLATFORM_URL ?? `http://localhost:${platformPort}`
  return {
    LOG_LEVEL: 'warn',
    ...env,
    PLATFORM_PORT: String(platformPort),
    STOREFRONT_PORT: String(storefrontPort),
    PLATFORM_URL: platformUrl,
    STOREFRONT_URL: env.STOREFRONT_URL ?? `http://localhost:${storefrontPort}`,
    VITRINE_API_URL: env.VITRINE_API_URL ?? platformUrl,
    DATA_DIR: resolve(root, env.DATA_DIR ?? 'data'),
  }
}

/** @param {ReturnType<typeof settings>} env */
async function refuseTakenPorts(env) {
  for (const setting of /** @type {const} */ (['PLATFORM_PORT', 'STOREFRONT_PORT'])) {
    const port = Number(env[setting])
    if (await isPortTaken(port)) throw new Error(portTakenSentence(port, setting))
  }
}

async function start() {
  const env = settings()
  await refuseTakenPorts(env)
  await ensureInstalled()
  await buildParts(['platform', 'storefront'])

  const flags = process.argv.slice(2)
  keepTogether([
    startServer('platform', [at('apps/platform/dist/main.js'), ...flags], { cwd: root, env }),
    startServer('storefront', [at('apps/storefront/server.js')], { cwd: at('apps/storefront'), env }),
  ])
  await withProgress('opening the shop', async () => {
    await firstAnswer(`http://localhost:${env.PLATFORM_PORT}/health`)
    await firstAnswer(`http://localhost:${env.STOREFRONT_PORT}/`)
  })
  console.log(welcome(env, readDemo(env.DATA_DIR), since(startedAt)))
}

await start().catch((error) => giveUp(error.message))
