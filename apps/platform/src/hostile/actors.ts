import { join } from 'node:path'
import { systemClock } from '../clock.ts'
import { createAccessTokens } from '../features/access/access-tokens.ts'
import type { Somebody } from '../features/access/actor.ts'
import { openSecrets } from '../features/access/secrets.ts'
import type { Caller, Shop } from '../testing/index.ts'

/** A caller with a token of the shop's own making, for whomever. */
export const callerFor = async (shop: Shop, actor: Somebody): Promise<Caller> => {
  const secrets = await openSecrets(join(shop.dataDir, 'secrets.json'))
  return shop.caller((await createAccessTokens(secrets, systemClock).issue(actor)).value)
}
