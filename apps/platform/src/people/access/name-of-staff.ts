import type { App, BackOfficeUser } from '../../floor/callers/actor.ts'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import type { Reader } from '../../floor/database/database.ts'
import { usersStore } from '../users/users.store.ts'
import { apiKeysStore } from './keys/api-keys.store.ts'

/** What the shop calls a caller: the address of a user, the name of a key or an app. */
export const nameOfStaff = async (
  reader: Reader,
  actor: BackOfficeUser | App,
): Promise<string | undefined> => {
  const { siteId } = actor
  if (actor.type === 'WIX_USER') return (await usersStore.find(reader, siteId, actor.userId))?.email
  const key = await apiKeysStore.find(reader, siteId, actor.appId)
  return key?.name ?? (await oauthClientsStore.find(reader, actor.appId))?.name
}
