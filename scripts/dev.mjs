import { ensureInstalled } from './install/setup.mjs'
import { at, root } from './paths.mjs'
import { giveUp, outliveReaders } from './run.mjs'
import { openShop } from './shop/open-shop.mjs'
import { startServer } from './shop/servers.mjs'
import { refuseTakenPorts, serverSettings } from './shop/settings.mjs'

const startedAt = performance.now()
const TSX = at('node_modules/tsx/dist/cli.mjs')
const VITE = at('node_modules/vite/bin/vite.js')
const REACT_ROUTER = at('node_modules/@react-router/dev/bin.js')

/**
 * Runs platform and storefront from source: saving a file restarts the platform and updates the storefront in
 * place. The hosted pages and the back office are rebuilt; reload to see them.
 */
async function dev() {
  const env = { ...serverSettings({ LOG_LEVEL: 'info', ...process.env }), NODE_ENV: 'development' }
  await refuseTakenPorts(env)
  await ensureInstalled()

  const watching = [TSX, 'watch', '--clear-screen=false', '--conditions=source']
  const platform = [...watching, 'apps/platform/src/main.ts', ...process.argv.slice(2)]
  const pages = [VITE, 'build', '--watch', '--logLevel', 'error']
  const { LISTEN_HOST } = process.env
  const host = LISTEN_HOST ? ['--host', LISTEN_HOST] : []
  const storefront = [REACT_ROUTER, 'dev', '--port', env.STOREFRONT_PORT, ...host]
  const servers = [
    startServer('platform', platform, { cwd: root, env }),
    startServer('hosted', pages, { cwd: at('apps/hosted'), env }),
    startServer('console', pages, { cwd: at('apps/console'), env }),
    startServer('storefront', storefront, { cwd: at('apps/storefront'), env }),
  ]
  await openShop(env, servers, startedAt)
}

outliveReaders()
await dev().catch((error) => giveUp(error.message))
