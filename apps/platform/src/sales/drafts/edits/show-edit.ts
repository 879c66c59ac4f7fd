import type { CalculatedDraftOrder, DraftOrderLine, OrderLineItem } from '@vitrine/contract'
import type { OfferImage, OffersFor } from '../../../catalog/products/records/offer.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { PricedCheckout } from '../../checkout/price-checkout.ts'
import { receivedMinor, type StoredOrder } from '../../orders/order.ts'
import { ordersStore } from '../../orders/orders.store.ts'
import type { StoredDraft } from '../kept/draft.ts'
import { priceDraft } from '../price-draft.ts'
import { balanceOf, showDraft } from '../show-draft.ts'
import { heldOffers } from './held-offers.ts'
import { keepsPrice } from './order-basis.ts'

/** An edit with the order that it changes, at today's terms. */
export interface PricedEdit {
  readonly order: StoredOrder
  readonly priced: PricedCheckout
}

export interface EditParts {
  readonly offersFor: OffersFor
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
}

/** Calculates what an order would cost after an edit. Changes nothing. */
export const priceEdit = async (
  reader: Reader,
  offersFor: OffersFor,
  site: Site,
  { draft, order, at }: { readonly draft: StoredDraft; readonly order: StoredOrder; readonly at: number },
): Promise<PricedEdit> => {
  const offers = heldOffers(offersFor, order, draft.document.lines)
  return { order, priced: await priceDraft(reader, offers, site, draft, at) }
}

/**
 * Shows an edit: what it changes, and what is then to pay or to be refunded. One that leaves items, discounts,
 * place and delivery as they are keeps the agreed price, whatever the shop charges today.
 */
export const showEdit = async (
  reader: Reader,
  { offersFor, placeholder }: EditParts,
  site: Site,
  draft: StoredDraft,
  at: number,
): Promise<CalculatedDraftOrder> => {
  const order = await ordersStore.find(reader, draft.siteId, String(draft.sourceOrderId))
  if (!order) throw fail('DRAFT_ORDER_DOES_NOT_EXIST')
  const { priced } = await priceEdit(reader, offersFor, site, { draft, order, at })
  const paid = { paidMinor: receivedMinor(order) + order.heldMinor, refundedMinor: order.refundedMinor }
  const compare = (lines: readonly DraftOrderLine[]) => compared(lines, order)
  const shown = showDraft(draft, { priced, placeholder, paid, compare })
  if (!keepsPrice(draft.document)) return shown
  const { lineItems, priceSummary = {} } = order.document.agreed
  const agreed = new Map(lineItems.map((line) => [line.id, line]))
  return {
    shippingOptions: shown.shippingOptions,
    draftOrder: {
      ...shown.draftOrder,
      lineItems: shown.draftOrder.lineItems.map((line) => ({
        ...line,
        lineItem: agreed.get(line.lineItem.id) ?? line.lineItem,
      })),
      priceSummary,
      balanceSummary: balanceOf(site, order.totalMinor, paid),
    },
  }
}

/** A line of an order keeps its name, choices and picture, whatever the catalog says today. */
export const withAgreedTexts = (line: OrderLineItem, agreed: OrderLineItem | undefined): OrderLineItem => {
  if (!agreed) return line
  const { productName, catalogReference, rootCatalogItemId, descriptionLines, image, preorder } = agreed
  const { descriptionLines: _, image: __, preorder: ___, ...rest } = line
  return {
    ...rest,
    ...(productName && { productName }),
    ...(catalogReference && { catalogReference }),
    ...(rootCatalogItemId !== undefined && { rootCatalogItemId }),
    ...(descriptionLines && { descriptionLines }),
    ...(image && { image }),
    ...(preorder && { preorder }),
  }
}

const compared = (lines: readonly DraftOrderLine[], order: StoredOrder): DraftOrderLine[] => {
  const { lineItems } = order.document.agreed
  const before = new Map(lineItems.map((line) => [line.id, line]))
  const now = new Set(lines.map(({ lineItem }) => lineItem.id))
  return [
    ...lines.map((line): DraftOrderLine => {
      const agreed = before.get(line.lineItem.id)
      if (!agreed) return { ...line, added: true }
      const { quantity, price } = agreed
      const isOtherQuantity = quantity !== line.lineItem.quantity
      const isOtherPrice = price && price.amount !== line.lineItem.price?.amount
      const changedDetails = {
        ...(isOtherQuantity && { quantityBeforeChange: quantity }),
        ...(isOtherPrice && { priceBeforeChange: price }),
      }
      return {
        ...line,
        lineItem: withAgreedTexts(line.lineItem, agreed),
        ...((isOtherQuantity || isOtherPrice) && { changedDetails }),
      }
    }),
    ...lineItems.flatMap((lineItem) => (now.has(lineItem.id) ? [] : [{ lineItem, removed: true }])),
  ]
}
