import { isDeepStrictEqual } from 'node:util'
import type { UpdateOrderRequest } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'
import { updatedTags } from './bulk/order-tags.ts'
import type { OrderChange } from './change-order.ts'
import { keepAddressee } from './invoices/addressees.ts'
import type { AgreedOrder, StoredOrder } from './order.ts'

/** What merchants may change in an agreed order: who gets it and where, and notes. */
const WRITABLE = [
  'billingInfo',
  'recipientInfo',
  'buyerNote',
  'archived',
  'customFields',
  'extendedFields',
  'channelInfo',
] as const

/** Applies an update to an order; undefined if nothing changes. */
const updatedOrder = (order: StoredOrder, { order: input }: UpdateOrderRequest): OrderChange | undefined => {
  const { agreed } = order.document
  const given = WRITABLE.filter((name) => input[name] !== undefined)
  const { email, contactId } = input.buyerInfo ?? {}
  const destination = input.shippingInfo?.logistics?.shippingDestination
  const hasEmail = email !== undefined && (email ?? undefined) !== order.email
  const hasBilling =
    input.billingInfo !== undefined && !isDeepStrictEqual(input.billingInfo, agreed.billingInfo)
  const { tags: newTags } = input
  if (given.length === 0 && !hasEmail && contactId === undefined && !destination && !newTags) return undefined
  const tags = newTags ? updatedTags(agreed.tags, newTags) : agreed.tags
  const changed = {
    ...agreed,
    ...Object.fromEntries(given.map((name) => [name, input[name] ?? undefined])),
    tags,
    buyerInfo: {
      ...agreed.buyerInfo,
      ...(email !== undefined && { email }),
      ...(contactId !== undefined && { contactId }),
    },
    ...(destination &&
      agreed.shippingInfo && {
        shippingInfo: {
          ...agreed.shippingInfo,
          logistics: { ...agreed.shippingInfo.logistics, shippingDestination: destination },
        },
      }),
  } as AgreedOrder // the contract's schema has checked it
  return {
    after: {
      ...order,
      ...(email !== undefined && { email: email ?? undefined }),
      document: { ...order.document, agreed: changed },
    },
    activities: [
      ...(hasBilling ? [{ type: 'CUSTOM_ACTIVITY', custom: 'BILLING_DETAILS_EDITED' } as const] : []),
      ...(hasEmail ? (['EMAIL_EDITED'] as const) : []),
      ...(destination || input.recipientInfo ? (['SHIPPING_ADDRESS_EDITED'] as const) : []),
    ],
    events: ['updated'],
  }
}

/** Applies an update to a locked order. Its issued invoices keep their addressees. */
export const updateLocked = async (
  tx: Transaction,
  order: StoredOrder,
  request: UpdateOrderRequest,
): Promise<OrderChange | undefined> => {
  const change = updatedOrder(order, request)
  return change && { ...change, after: await keepAddressee(tx, order, change.after) }
}
