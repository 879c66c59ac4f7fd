import type { Connection } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import { connectionsOf } from './connections.ts'
import { externalLoginStore } from './external-login.store.ts'

/** Lists the site's providers that a member can log in with. Providers the site no longer has are left out. */
export const connectionsOfMember = async (
  reader: Reader,
  siteId: string,
  memberId: string,
): Promise<Connection[]> => {
  const known = await externalLoginStore.identitiesOf(reader, siteId, memberId)
  if (known.length === 0) return []
  const settled = await connectionsOf(reader, siteId)
  return known.flatMap(({ issuer, subject: idpUserId }) =>
    settled
      .filter((connection) => connection.issuer === issuer)
      .map(({ id: idpConnectionId }) => ({ idpConnection: { idpConnectionId, idpUserId } })),
  )
}
