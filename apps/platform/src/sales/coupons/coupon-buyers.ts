import { hash } from 'node:crypto'
import { mailAddressOf } from '@vitrine/contract/mail-address'

/**
 * Identifies a coupon's buyer for its limit per customer: by member id and the order's email address. A
 * member is counted under both, so no one gets another use as a guest. A visitor's id counts only if no
 * address is known, because new ones are free.
 * @param ownerKey - whose cart or checkout it is, as `principalOf` names them
 * @param email - as typed; it is compared in its canonical form and stored as a digest
 */
export const couponBuyers = (siteId: string, ownerKey: string, email?: string): readonly string[] => {
  const address = email === undefined ? undefined : mailAddressOf(email)
  const byAddress =
    address === undefined
      ? []
      : [`email:${hash('sha256', JSON.stringify(['coupon', siteId, address]), 'base64url')}`]
  if (ownerKey.startsWith('member:')) return [ownerKey, ...byAddress]
  return byAddress.length > 0 ? byAddress : [ownerKey]
}
