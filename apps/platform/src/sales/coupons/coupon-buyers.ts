import { hash } from 'node:crypto'
import { mailAddressOf } from '@vitrine/contract/mail-address'

/**
 * Names the person who uses a coupon, for its limit per customer: a member, and the e-mail address of the order. A member
 * counts under both, so that nobody gets another use as a guest. A visitor's token counts only where no address is known:
 * a new one costs nothing.
 *
 * @param ownerKey - whose cart or checkout it is, as `principalOf` calls them
 * @param email - as it was typed; it is compared in its canonical form and kept as a digest
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
