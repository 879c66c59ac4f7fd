import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import { originOf } from '../../floor/callers/origin-of.ts'
import type { Database } from '../../floor/database/database.ts'
import type { Call } from '../../shop/calls/call.ts'

/** The client that makes a call, and the origins it registered. */
export interface ClientOrigins {
  /** Null for callers without a client: they lead people back to the shop itself. */
  readonly clientId: string | null
  readonly origins: readonly string[]
}

/** Finds the origins that addresses in a call may lead people to. */
export const clientOriginsOf = async (
  database: Database,
  { actor, site }: Call<unknown>,
): Promise<ClientOrigins> => {
  const id = 'clientId' in actor ? actor.clientId : 'appId' in actor ? actor.appId : undefined
  const client = id === undefined ? undefined : await oauthClientsStore.find(database, id)
  return client ?? { clientId: null, origins: [originOf((await site()).storefrontUrl)] }
}
