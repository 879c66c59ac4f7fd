import Type from 'typebox'
import type { Block } from './layout.ts'
import { template } from './template.ts'

/** Gives the codes of gift cards to the person they were bought for. */
export const giftForYou = template(
  Type.Object({
    recipientName: Type.Optional(Type.String()),
    senderName: Type.Optional(Type.String()),
    message: Type.Optional(Type.String()),
    cards: Type.Array(Type.Object({ code: Type.String(), amount: Type.String() }), { minItems: 1 }),
  }),
  ({ recipientName, senderName, message, cards }, { giftForYou: words, giftCards: cardWords }, look) => ({
    subject: words.subject(look.shopName, senderName),
    blocks: [
      { kind: 'heading', text: words.greeting(recipientName) },
      { kind: 'paragraph', text: words.said(look.shopName, senderName, cards.length) },
      ...(message ?? '')
        .split(/\s*\n\s*/)
        .filter(Boolean)
        .map((text): Block => ({ kind: 'paragraph', text })),
      ...cards.flatMap(({ code, amount }): Block[] => [
        { kind: 'paragraph', text: cardWords.worth(amount) },
        { kind: 'code', text: code },
      ]),
      { kind: 'paragraph', text: cardWords.how },
      { kind: 'link', label: words.action, url: look.shopUrl },
      { kind: 'note', text: cardWords.kept },
    ],
  }),
)
