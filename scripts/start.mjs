import { buildParts } from './build.mjs'
import { fetchPackages } from './install/setup.mjs'
import { at, root } from './paths.mjs'
import { giveUp, outliveReaders } from './run.mjs'
import { openShop } from './shop/open-shop.mjs'
import { startServer } from './shop/servers.mjs'
import { refuseTakenPorts, serverSettings } from './shop/settings.mjs'

const startedAt = performance.now()

/** Opens the shop from any state of the clone. Flags are passed on to the platform. */
async function start() {
  const env = serverSettings()
  await refuseTakenPorts(env)
  const { compiled } = await fetchPackages()
  // Also when a build fails: a leftover compiler would block the next start.
  await buildParts(['platform', 'hosted', 'console', 'storefront']).finally(compiled)

  const platform = [at('apps/platform/dist/main.js'), ...process.argv.slice(2)]
  const storefront = [at('apps/storefront/server.js')]
  const servers = [
    startServer('platform', platform, { cwd: root, env }),
    startServer('storefront', storefront, {
      cwd: at('apps/storefront'),
      env: { ...env, NODE_ENV: 'production' },
    }),
  ]
  await openShop(env, servers, startedAt)
}

outliveReaders()
await start().catch((error) => giveUp(error.message))
