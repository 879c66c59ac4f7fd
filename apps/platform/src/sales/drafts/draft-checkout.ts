import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Site } from '../../shop/sites/site.ts'
import { checkoutStore } from '../checkout/checkout.store.ts'
import type { CheckoutDetails, DetailsChange, StoredCheckout } from '../checkout/checkout.ts'
import type { CheckoutKeeper } from '../checkout/checkout-keeper.ts'
import type { StoredDraft } from './kept/draft.ts'
import { checkoutDetailsOf } from './price-draft.ts'

interface Parts {
  readonly keeper: CheckoutKeeper
  readonly ids: Ids
  readonly site: Site
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What a draft sets, also when it sets nothing: other details are the buyer's own. */
const OWN: readonly (keyof CheckoutDetails)[] = ['merchantDiscounts', 'buyerNote', 'contactId', 'coupon']

/**
 * Gives a locked draft's checkout what the draft says, and creates it if it is needed and gone. The
 * transaction has locked the checkout before the draft. An address that its buyer entered stays unless the
 * draft names one.
 * @returns the draft with its checkout
 */
export const writeDraftCheckout = async (
  tx: Transaction,
  draft: StoredDraft,
  open: StoredCheckout | undefined,
  { keeper, ids, site, at }: Parts,
): Promise<StoredDraft> => {
  const { siteId, ownerKey, document } = draft
  const checkoutId = open?.id ?? ids.guid()
  const details = checkoutDetailsOf(draft)
  const empty: StoredCheckout = {
    ...{ siteId, id: checkoutId, ownerKey, revision: 0, state: 'OPEN', lines: [], shown: {} },
    ...{ conversionCurrency: site.currency, createdAt: at, updatedAt: at, details },
  }
  const before = open ?? empty
  const cleared: DetailsChange = Object.fromEntries(
    OWN.filter((name) => details[name] === undefined).map((name) => [name, null]),
  )
  await keeper.write(
    tx,
    { site, checkoutId, at, by: { principal: ownerKey, isMerchant: true } },
    { ...before, ownerKey, revision: before.revision + 1 },
    { lines: () => document.lines, details: { ...cleared, ...details } },
  )
  return { ...draft, checkoutId }
}

/** Locks a draft's checkout while it is still open. */
export const lockDraftCheckout = async (
  tx: Transaction,
  { siteId, checkoutId }: Pick<StoredDraft, 'siteId' | 'checkoutId'>,
): Promise<StoredCheckout | undefined> => {
  const found = checkoutId === undefined ? undefined : await checkoutStore.lock(tx, siteId, checkoutId)
  return found?.state === 'OPEN' ? found : undefined
}
