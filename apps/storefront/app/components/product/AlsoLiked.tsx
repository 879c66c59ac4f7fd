import { Suspense } from 'react'
import { Await } from 'react-router'
import type { ProductCard } from '../../catalog/product-card.ts'
import { useMessages } from '../../messages/messages.ts'
import { SectionHead } from '../home/SectionHead.tsx'
import { ProductGrid } from './ProductGrid.tsx'

/** Recommendations for a product. They stream in after the product; an empty list leaves no gap. */
export function AlsoLiked({ cards }: { cards: Promise<ProductCard[]> }) {
  const { product } = useMessages()
  return (
    <Suspense fallback={null}>
      <Await resolve={cards}>
        {(found) =>
          found.length > 0 && (
            <section className="wrap mt-24 lg:mt-36" aria-labelledby="also-liked">
              <SectionHead id="also-liked" title={product.alsoLiked} />
              <ProductGrid cards={found} heading="h3" />
            </section>
          )
        }
      </Await>
    </Suspense>
  )
}
