import type { ProductCard as Card } from '../../catalog/product-card.ts'
import { ProductCard } from './ProductCard.tsx'

const SIZES = '(min-width: 100rem) 22rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 45vw'

interface ProductGridProps {
  cards: Card[]
  /** The heading level of the names: below the page's title or a section's. */
  heading: 'h2' | 'h3'
  /** How many are visible at once; they load without delay. */
  firstShown?: number
  /** Whether it has filters next to it on wide screens. */
  hasRail?: boolean
}

/** A grid of products; on wide screens, the column count that best fills the last row. */
export function ProductGrid({ cards, heading, firstShown = 0, hasRail = false }: ProductGridProps) {
  const across = cards.length % 4 === 0 && cards.length % 3 > 0 ? 'md:grid-cols-4' : 'md:grid-cols-3'
  return (
    <ul
      className={`grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 ${across} ${hasRail ? 'lg:grid-cols-3 2xl:grid-cols-4' : 'lg:grid-cols-4'} lg:gap-x-8 lg:gap-y-14`}
    >
      {cards.map((card, place) => (
        <li key={card.slug}>
          <ProductCard card={card} heading={heading} sizes={SIZES} isFirst={place < firstShown} />
        </li>
      ))}
    </ul>
  )
}
