import { Suspense } from 'react'
import { Await } from 'react-router'
import type { ProductCard } from '../../catalog/product-card.ts'
import { useMessages } from '../../messages/messages.ts'
import { SectionHead } from '../home/SectionHead.tsx'
import { ProductGrid } from './ProductGrid.tsx'

interface AlsoLikedProps {
  cards: Promise<ProductCard[]>
  /** Whether the product itself is in stock. */
  isInStock: boolean
}

/**
 * Recommendations for a product, or what is like it if it is sold out. They stream in after the product; an
 * empty list leaves no gap.
 */
export function AlsoLiked({ cards, isInStock }: AlsoLikedProps) {
  const { product } = useMessages()
  return (
    <Suspense fallback={null}>
      <Await resolve={cards}>
        {(found) =>
          found.length > 0 && (
            <section className="wrap mt-24 lg:mt-36" aria-labelledby="also-liked">
              <SectionHead id="also-liked" title={isInStock ? product.alsoLiked : product.alike} />
              <ProductGrid cards={found} heading="h3" />
            </section>
          )
        }
      </Await>
    </Suspense>
  )
}
