import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const download = { expirationDate: date }

/** A file of a paid order, with a link that expires. */
export type OrderDownload = Answer<wire.OrderDownload, typeof download>
/** The files of an order; none until it is paid. */
export type ListOrderDownloadsResponse = Answer<
  wire.ListOrderDownloadsResponse,
  { downloads: typeof download }
>

/**
 * Lists new links to the files of a paid order; buyers get those of their own orders.
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 * @example const { downloads } = await client.orderDownloads.listOrderDownloads(orderId)
 */
export const listOrderDownloads: (_id: string) => Promise<ListOrderDownloadsResponse> =
  /* @__PURE__ */ method(operations.listOrderDownloads, byId, { gives: { downloads: download } })
