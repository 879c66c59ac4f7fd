import { palettes } from '../pictures/drawing/palette.ts'
import { hills } from '../pictures/landscapes/hills.ts'
import { giftCard } from '../pictures/scenes/gift-card.ts'
import { define, type ProductDefinition, uncounted } from './definition.ts'

const AMOUNTS = [25, 50, 100, 200]

const art = hills({ seed: 'gift-card', palette: palettes.rosehip, sun: { x: 0.62, y: 0.3, radius: 110 } })

/** Gift cards, whose codes come by email. */
export const giftCards: ProductDefinition[] = [
  define({
    slug: 'gift-card',
    name: 'Aldermere Gift Card',
    story: [
      'For the friend who would rather choose the bowl themselves. The code comes by email, ready to forward or to write on a card of your own.',
      'It pays for anything in the shop, all at once or a little at a time, and never expires.',
    ],
    type: 'digital',
    isGiftCard: true,
    price: 25,
    collections: ['books-and-paper'],
    options: [
      {
        type: 'drop_down',
        name: 'Amount',
        choices: AMOUNTS.map((amount) => ({ value: `€${amount}`, description: `€${amount}` })),
      },
    ],
    variants: (_, place) => ({ price: AMOUNTS[place] ?? 25, stock: uncounted }),
    views: [
      { key: 'card', alt: 'The gift card on a table', picture: giftCard(art, 'Aldermere', 'Gift card') },
    ],
    added: '2025-02-10',
  }),
]
