import { isMerchantSide, principalOf } from '../../../floor/callers/actor.ts'
import { fail } from '../../../floor/failure.ts'
import type { CheckoutHandover } from '../links/checkout-handover.ts'
import type { LinkMaker } from '../links/links.ts'
import type { Way } from './way.ts'

/**
 * The link to a checkout, named by its own id or by its cart's: for its owner, and for merchants, who may lead
 * any of their buyers to theirs.
 */
export const ecomCheckoutWay = (
  { ownerOf, ofCart }: Pick<CheckoutHandover, 'ownerOf' | 'ofCart'>,
  links: LinkMaker,
): Way => ({
  intent: 'ecomCheckout',
  find: async ({ actor, ...visit }, { ecomCheckout }) => {
    const { siteId } = actor
    const named = String(ecomCheckout?.checkoutId).toLowerCase()
    const isCheckout = (await ownerOf(siteId, named)) !== undefined
    const who = { actor, site: await visit.site(), at: visit.at }
    const checkoutId = isCheckout ? named : ((await ofCart(who, named)) ?? named)
    const principal = await ownerOf(siteId, checkoutId)
    if (principal === undefined || !(isMerchantSide(actor) || principal === principalOf(actor)))
      throw fail('CHECKOUT_NOT_FOUND')
    const { code, url, keep } = links.toCheckout({ ...visit, siteId, principal, checkoutId })
    return { endpoint: url, publicEndpoint: links.publicUrl, sessionToken: code, keep }
  },
})
