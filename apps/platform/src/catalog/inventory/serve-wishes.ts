import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { createWorker, type Worker } from '../../floor/turns/worker.ts'
import { pictureData } from '../../shop/mail/mail-picture.ts'
import { queueMail } from '../../shop/mail/queue-mail.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { textsIn } from '../../shop/sites/texts.ts'
import { productWire } from '../products/printed/product-wire.store.ts'
import { type Offer, type OffersFor, STORES_APP_IDS } from '../products/records/offer.ts'
import { isInStock } from '../products/records/stock.ts'
import { backInStockStore, type DueItem } from './back-in-stock.store.ts'
import { stockStore } from './stock.store.ts'

export interface ServeWishesParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: Pick<FastifyBaseLogger, 'error'>
  readonly offersFor: OffersFor
}

/** How long an item must be back before mails go out, in case it was a mistake that is soon corrected. */
const SETTLED_MS = 60_000
/** When to check an item again that is in stock but hidden. */
const HIDDEN_MS = 3_600_000
const ITEMS = 20
/** Mails per transaction. */
const WISHES = 100

const [STORES_APP_ID = ''] = STORES_APP_IDS

/**
 * Turns requests for items that are back into mails. A request is removed in the transaction that queues its
 * mail, so each gets one mail, even after a crash or with several processes.
 */
export const createServeWishes = (parts: ServeWishesParts): Worker => {
  const { database, sites, clock, ids, logger, offersFor } = parts

  const offerOf = async (site: Site, { productId, variantId }: DueItem): Promise<Offer | undefined> => {
    const reference = { appId: STORES_APP_ID, catalogItemId: productId, options: { variantId } }
    const [offer] = await offersFor(database, site, [reference])
    return offer
  }

  const serve = async (item: DueItem): Promise<void> => {
    const { siteId, number, variantId } = item
    const site = await sites.get(siteId)
    const offer = await offerOf(site, item)
    await database.transaction(async (tx) => {
      // Locked, so that stock returning right now is either seen here or finds the item served and marks it
      // again.
      if ((await productWire.lock(tx, siteId, number)) === undefined) return
      const kept = (await stockStore.byVariant(tx, siteId, number, [variantId])).get(variantId)
      if (!offer || !kept || !isInStock(kept.stock)) {
        await backInStockStore.settle(tx, item) // gone again: the requests stay
        return
      }
      if (offer.stock.state === 'hidden') {
        await backInStockStore.putOff(tx, item, clock.now() + HIDDEN_MS)
        return
      }
      const wishes = await backInStockStore.takeWishes(tx, item, WISHES)
      for (const { email, itemUrl, language } of wishes) {
        if (mailAddressOf(email) === undefined) continue
        const data = { ...itemIn(site, offer, language), url: itemUrl ?? offer.page.url }
        const mail = { mailId: ids.guid(), siteId, template: 'back-in-stock', data, to: email } as const
        await queueMail(tx, { ...mail, at: clock.now(), ...(language && { language }) })
      }
      if (wishes.length < WISHES) await backInStockStore.settle(tx, item)
    })
  }

  return createWorker(logger, 'back-in-stock requests were not served', async (stopping) => {
    while (!stopping.aborted) {
      const due = await backInStockStore.due(database, clock.now() - SETTLED_MS, ITEMS)
      if (due.length === 0) return
      for (const item of due) if (!stopping.aborted) await serve(item)
    }
  })
}

/** What a mail shows of an item, in a reader's language as far as it is translated. */
const itemIn = (site: Site, { name, names, choices, image }: Offer, language: string | undefined) => {
  const texts = textsIn(site, language)
  const read = (text: string) => texts.of(text) ?? text
  return {
    item: (language && names?.[language]) || name,
    choices: choices.map((choice) => ({ name: read(choice.name), text: read(choice.text) })),
    ...pictureData(image?.url),
  }
}
