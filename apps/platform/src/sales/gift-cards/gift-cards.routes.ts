import {
  adjustGiftCard,
  createGiftCard,
  getGiftCard,
  listGiftCards,
  updateGiftCard,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { GiftCardsService } from './gift-cards.service.ts'

export const giftCardsRoutes = (giftCards: GiftCardsService): readonly Route[] => [
  answer(createGiftCard, (call) => giftCards.create(call)),
  answer(getGiftCard, (call) => giftCards.get(call)),
  answer(listGiftCards, (call) => giftCards.list(call)),
  answer(updateGiftCard, (call) => giftCards.update(call)),
  answer(adjustGiftCard, (call) => giftCards.adjust(call)),
]
