import { type Database, statement } from '../floor/database/database.ts'
import { fail } from '../floor/failure.ts'
import { randomIds } from '../floor/ids.ts'
import { giftCardsStore } from '../sales/gift-cards/gift-cards.store.ts'
import { giftCards } from '../sales/gift-cards/gift-cards.ts'
import type { Try } from './tally.ts'

/** A crowd that pays with one gift card, in unequal parts. */
export interface GiftCardTries {
  readonly kind: 'GIFT_CARD'
  readonly siteId: string
  readonly giftCardId: string
  readonly tries: number
  /** Largest part, in minor units. */
  readonly mostMinor: number
  /** False reads and writes the balance: the control of the race. */
  readonly guarded: boolean
}

const writeAsRead = statement(
  'UPDATE gift_cards SET balance_minor = ? WHERE site_id = ? AND gift_card_id = ?',
)

export const giftCardTries = (
  database: Database,
  { siteId, giftCardId, tries, mostMinor, guarded }: GiftCardTries,
): Try[] => {
  const spend = async (amountMinor: number): Promise<number> => {
    const move = { siteId, giftCardId, amountMinor, orderId: randomIds.guid(), at: Date.now() }
    await database.transaction((tx) => giftCards.spend(tx, move))
    return amountMinor
  }
  const spendAsRead = async (amountMinor: number): Promise<number> => {
    const { balanceMinor = 0 } = (await giftCardsStore.find(database, siteId, giftCardId)) ?? {}
    if (balanceMinor < amountMinor) throw fail('REDEEM_GIFT_CARD_ERROR')
    await database.transaction((tx) => tx.run(writeAsRead, balanceMinor - amountMinor, siteId, giftCardId))
    return amountMinor
  }
  return Array.from({ length: tries }, (_, index) => {
    const amountMinor = 1 + ((index * 7919) % mostMinor)
    return () => (guarded ? spend : spendAsRead)(amountMinor)
  })
}
