import { statement, type Transaction } from '../../../floor/database/database.ts'
import { type ExternalIdentity, openedByOf, type WaitingLogin } from '../logins/waiting-logins.store.ts'

const OF_MEMBER = 'WHERE site_id = ? AND member_id = ?'
const deleteGrants = ['session_tokens', 'email_codes', 'recovery_tokens'].map((table) =>
  statement(`DELETE FROM ${table} ${OF_MEMBER}`),
)
const deleteWaiting = statement(`DELETE FROM waiting_logins ${OF_MEMBER} AND opened_by <> ?`)
const deleteIdentities = statement(
  `DELETE FROM external_identities ${OF_MEMBER} AND NOT (issuer = ? AND subject = ?)`,
)
const deleteCodes = statement(
  `DELETE FROM authorization_codes
   WHERE site_id = ? AND subject = 'MEMBER' AND subject_id = ? AND used_at IS NULL`,
)
const deleteCarts = statement('DELETE FROM carts WHERE site_id = ? AND (owner = ? OR belongs_to = ?)')
const deleteCheckouts = statement("DELETE FROM checkouts WHERE site_id = ? AND owner = ? AND state = 'OPEN'")

/** Deletes what a member loses when their address is proved; see `proveAddress`. */
export const proveAddressStore = {
  /** Deletes every token, code, link and waiting login, except those opened by the proof's own means. */
  dropGrants: async (
    tx: Transaction,
    { siteId, memberId }: { readonly siteId: string; readonly memberId: string },
    proofCameBy: Pick<WaitingLogin, 'identity'> | undefined,
  ): Promise<void> => {
    for (const each of deleteGrants) await tx.run(each, siteId, memberId)
    await tx.run(deleteWaiting, siteId, memberId, proofCameBy ? openedByOf(proofCameBy) : 'none')
    await tx.run(deleteCodes, siteId, memberId)
  },

  /** Deletes every external identity, except the one used for the proof. */
  dropIdentities: (
    tx: Transaction,
    { siteId, memberId }: { readonly siteId: string; readonly memberId: string },
    kept: ExternalIdentity | undefined,
  ): Promise<number> => tx.run(deleteIdentities, siteId, memberId, kept?.issuer ?? '', kept?.subject ?? ''),

  /** Deletes carts and open checkouts, with the addresses in them. */
  dropCarts: async (
    tx: Transaction,
    { siteId, memberId }: { readonly siteId: string; readonly memberId: string },
  ): Promise<void> => {
    const owner = `member:${memberId}`
    await tx.run(deleteCarts, siteId, owner, owner)
    await tx.run(deleteCheckouts, siteId, owner)
  },
}
