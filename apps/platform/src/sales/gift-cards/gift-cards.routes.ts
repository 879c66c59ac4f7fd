import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { GiftCardsService } from './gift-cards.service.ts'

export const giftCardsRoutes = (giftCards: GiftCardsService): readonly Route[] => [
  answer(operations.createGiftCard, (call) => giftCards.create(call)),
  answer(operations.getGiftCard, (call) => giftCards.get(call)),
  answer(operations.listGiftCards, (call) => giftCards.list(call)),
  answer(operations.updateGiftCard, (call) => giftCards.update(call)),
  answer(operations.adjustGiftCard, (call) => giftCards.adjust(call)),
]
