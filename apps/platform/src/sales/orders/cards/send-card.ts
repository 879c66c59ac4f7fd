import type { GiftCardResponse, SendGiftCardRequest } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import { queueMail } from '../../../shop/mail/queue-mail.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { newCode, printedCode } from '../../gift-cards/gift-card-code.ts'
import { giftCardsStore } from '../../gift-cards/gift-cards.store.ts'
import { giftDeliveriesStore } from '../../gift-cards/gift-deliveries.store.ts'
import { showGiftCard } from '../../gift-cards/show-gift-card.ts'
import { soldCardsStore } from '../../gift-cards/sold-cards.store.ts'
import { ordersStore } from '../orders.store.ts'
import { orderPriceWriter } from '../placing/agreed-order.ts'
import { queueCardsMail } from './cards-mail.ts'
import { mailGift, sendLine } from './send-gifts.ts'

/**
 * Gives an unused card a new code and mails it, because only a digest of the old code is stored. A card that
 * waits for its day is sent now, with the others of its line.
 * @throws {Failure} GIFT_CARD_NOT_FOUND; CONFLICT when the card was used, changed or disabled
 * @throws {InvalidArgument} without a valid address, given or of the order that sold the card
 */
export const sendCard = async (
  tx: Transaction,
  site: Site,
  { id, email }: SendGiftCardRequest,
  { ids, at }: { readonly ids: Ids; readonly at: number },
): Promise<GiftCardResponse> => {
  const { siteId, currency } = site
  const sold = await soldCardsStore.ofCard(tx, siteId, id)
  const order = sold && (await ordersStore.lock(tx, siteId, sold.orderId))
  const delivery = sold && (await giftDeliveriesStore.ofLine(tx, sold))
  const to = mailAddressOf(email ?? delivery?.recipient ?? order?.email ?? '')
  if (to === undefined)
    throw email == null
      ? refuse(
          'email',
          'REQUIRED_FIELD',
          'must be given, because no order with an email address sold this card',
        )
      : refuse('email', 'FORMAT', 'must be an email address')
  const card = await giftCardsStore.lock(tx, siteId, id)
  if (!card) throw fail('GIFT_CARD_NOT_FOUND')
  if (!card.active) throw fail('CONFLICT')
  const named = delivery && (email == null ? delivery : { ...delivery, recipient: to })
  if (order && named && named.sentAt === undefined) {
    // The cards of a line travel in one mail.
    const cards = await soldCardsStore.ofLine(tx, order, named.lineId)
    if (cards.some(({ isActive }) => !isActive)) throw fail('CONFLICT')
    await sendLine(tx, site, order, named, cards, { ids, at })
    return { giftCard: showGiftCard((await giftCardsStore.find(tx, siteId, id)) ?? card, currency) }
  }
  const code = newCode()
  if (!(await giftCardsStore.recode(tx, siteId, id, code))) throw fail('CONFLICT')
  const cards = [{ code, valueMinor: card.balanceMinor }]
  if (order && named) await mailGift(tx, site, order, named, cards, { ids, at })
  else if (order && email == null) await queueCardsMail(tx, site, order, cards, { ids, at })
  else {
    const amount = orderPriceWriter(site)(card.balanceMinor).formattedAmount
    await queueMail(tx, {
      ...{ mailId: ids.guid(), siteId, to, at, template: 'gift-cards' },
      data: { cards: [{ code: printedCode(code), amount }] },
    })
  }
  const before = showGiftCard(card, currency)
  const giftCard = showGiftCard({ ...card, lastDigits: code.slice(-4) }, currency)
  noteChange(tx, { entityType: 'GIFT_CARD', entityId: id, before, after: giftCard })
  return { giftCard }
}
