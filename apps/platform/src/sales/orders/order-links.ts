import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../floor/callers/network.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { askedLanguage } from '../../floor/http/pages/asked-language.ts'
import { sendPlainPage } from '../../floor/http/pages/plain-page.ts'
import { plainLook } from '../../people/redirects/plain-look.ts'
import type { Brands } from '../../shop/brand/brands.ts'
import { sendDownloadPage, unlessBusy } from './downloads/download-page.ts'
import type { Downloads } from './downloads/downloads.service.ts'
import { ORDER_STYLE, orderPage } from './order-page.ts'
import { ordersStore } from './orders.store.ts'

export interface OrderLinksParts {
  readonly database: Database
  readonly brands: Pick<Brands, 'of'>
  readonly secret: Uint8Array
  readonly platformUrl: string
  readonly downloads: Pick<Downloads, 'mailLinks'>
}

interface Followed {
  Params: { siteId: string; orderId: string; key: string }
}

/** Links in mails that show buyers their order without logging in. */
export const createOrderLinks = ({ database, brands, secret, platformUrl, downloads }: OrderLinksParts) => {
  const signing = createHmac('sha256', secret).update('order link').digest()
  const keyOf = (siteId: string, orderId: string): string =>
    createHmac('sha256', signing)
      .update(JSON.stringify([siteId, orderId]))
      .digest('base64url')
  const isKey = (given: string, siteId: string, orderId: string): boolean => {
    const [one, other] = [Buffer.from(given), Buffer.from(keyOf(siteId, orderId))]
    return one.length === other.length && timingSafeEqual(one, other)
  }
  return {
    urlOf: (siteId: string, orderId: string): string =>
      `${platformUrl}/orders/${siteId}/${orderId}/${keyOf(siteId, orderId)}`,

    serve: (app: FastifyInstance): void => {
      app.get<Followed>('/orders/:siteId/:orderId/:key', async (request, reply) => {
        const { siteId, orderId, key } = request.params
        const order = isKey(key, siteId, orderId)
          ? await ordersStore.find(database, siteId, orderId)
          : undefined
        if (!order) throw fail('NOT_FOUND')
        const brand = await brands.of(siteId)
        const plain = plainLook(brand)
        const look = { ...plain, style: ORDER_STYLE + plain.style }
        return sendPlainPage(reply, '', look)
          .headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
          .send(orderPage(order, brand, look, askedLanguage(request)))
      })

      // Anyone with the link can only have the buyer mailed; it gives no access to the files.
      app.post<Followed>('/orders/:siteId/:orderId/:key', async (request, reply) => {
        const { siteId, orderId, key } = request.params
        if (!isKey(key, siteId, orderId)) throw fail('NOT_FOUND')
        const page = (state: 'asked' | 'busy') =>
          sendDownloadPage(reply, { brands, siteId, state, language: askedLanguage(request) })
        return unlessBusy(
          () => page('busy'),
          async () => {
            await downloads.mailLinks({ siteId, orderId }, networkOf(request.ip))
            return page('asked')
          },
        )
      })
    },
  }
}
