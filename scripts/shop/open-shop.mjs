import { withProgress } from '../progress.mjs'
import { since } from '../run.mjs'
import { firstAnswer, keepTogether } from './servers.mjs'
import { reachedAt } from './settings.mjs'
import { readDemo, welcome } from './welcome.mjs'

/** @import { Server } from './servers.mjs' */
/** @import { ServerSettings } from './settings.mjs' */

/**
 * Waits until both servers answer and shows the shop's addresses. From then on they stop together.
 * @param {ServerSettings} settings
 * @param {Server[]} servers
 * @param {number} startedAt of `performance.now()`
 */
export async function openShop(settings, servers, startedAt) {
  keepTogether(servers)
  await withProgress('opening the shop', async () => {
    await firstAnswer(`http://${reachedAt(settings)}:${settings.PLATFORM_PORT}/health`)
    await firstAnswer(`http://${reachedAt(settings)}:${settings.STOREFRONT_PORT}/`)
  })
  console.log(welcome(settings, readDemo(settings.DATA_DIR), since(startedAt)))
}
