import type { Database, Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import { wordsIn } from '../../../shop/mail/templates/words/words.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { CartLine } from '../../cart/lines/line.ts'
import { checkoutStore } from '../../checkout/checkout.store.ts'
import type { StoredCheckout } from '../../checkout/checkout.ts'
import type { CheckoutKeeper } from '../../checkout/checkout-keeper.ts'
import { dueMinor, type StoredOrder } from '../../orders/order.ts'
import { ordersStore } from '../../orders/orders.store.ts'

export interface BalanceParts {
  readonly keeper: CheckoutKeeper
  readonly ids: Ids
  readonly site: Site
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What is left to pay; nothing of a cancelled order. */
const leftMinor = (order: StoredOrder): number => (order.status === 'CANCELED' ? 0 : dueMinor(order))

/**
 * Gives the checkout of an order's balance the amount that is left to pay, and creates it if there is none. It has one
 * line, without tax, fees and discounts: they are in the order's price.
 * @param open - the checkout, locked and open
 * @returns its id
 */
export const writeBalanceCheckout = async (
  tx: Transaction,
  order: StoredOrder,
  open: StoredCheckout | undefined,
  { keeper, ids, site, at }: BalanceParts,
): Promise<string> => {
  const { siteId, document } = order
  const { agreed } = document
  const checkoutId = open?.id ?? ids.guid()
  const ownerKey = open?.ownerKey ?? order.ownerKey ?? `visitor:${ids.guid()}`
  const empty: StoredCheckout = {
    ...{ siteId, id: checkoutId, ownerKey, revision: 0, state: 'OPEN', lines: [], shown: {} },
    ...{ conversionCurrency: site.currency, createdAt: at, updatedAt: at },
    details: {
      channelType: 'BACKOFFICE_MERCHANT',
      createdBy: agreed.createdBy ?? {},
      balanceOf: order.id,
      customSettings: { disabledManualPayment: true },
    },
  }
  const before = open ?? empty
  await keeper.write(
    tx,
    { site, checkoutId, at, by: { principal: ownerKey, isMerchant: true } },
    { ...before, revision: before.revision + 1 },
    {
      lines: () => linesFor(order, before.lines[0]?.id ?? ids.guid(), site),
      details: {
        ...(order.email !== undefined && { email: order.email }),
        ...(agreed.buyerLanguage && { buyerLanguage: agreed.buyerLanguage }),
      },
    },
  )
  return checkoutId
}

const linesFor = (order: StoredOrder, id: string, site: Site): CartLine[] => {
  const priceMinor = leftMinor(order)
  if (priceMinor === 0) return []
  const { words } = wordsIn(order.document.agreed.buyerLanguage ?? '', site.locale)
  const name = words.paymentLink.ofOrder(String(order.number))
  return [
    {
      ...{ id, quantity: 1 },
      custom: {
        priceMinor,
        fields: {
          productName: { original: name, translated: name },
          itemType: { preset: 'DIGITAL' },
          physicalProperties: { shippable: false },
          fixedQuantity: true,
        },
      },
    },
  ]
}

/** Brings an open checkout of a balance up to what is left to pay; returns whether that had changed. */
export const refreshBalance = async (
  database: Database,
  checkout: Pick<StoredCheckout, 'siteId' | 'id' | 'details'>,
  shownMinor: number,
  parts: BalanceParts,
): Promise<boolean> => {
  const { siteId, id } = checkout
  const orderId = String(checkout.details.balanceOf)
  const seen = await ordersStore.find(database, siteId, orderId)
  if (!seen || leftMinor(seen) === shownMinor) return false
  return database.transaction(async (tx) => {
    const open = await checkoutStore.lock(tx, siteId, id)
    const order = await ordersStore.lock(tx, siteId, orderId)
    if (!order || open?.state !== 'OPEN') return false
    await writeBalanceCheckout(tx, order, open, parts)
    return true
  })
}
