import { Link } from 'react-router'
import type { CollectionTile } from '../../catalog/catalog.server.ts'
import type { ProductCard } from '../../catalog/product-card.ts'
import { useMessages } from '../../messages/messages.ts'
import { SectionHead } from '../home/SectionHead.tsx'
import { ProductGrid } from '../product/ProductGrid.tsx'
import { type FoundPages, PagesFound } from './PagesFound.tsx'

interface NothingFoundProps {
  /** False if nothing was searched for yet. */
  isSearched: boolean
  title: string
  hint: string
  /** The heading of the links to collections. */
  browse: string
  /** Pages of content with the words. */
  pages: FoundPages
  newest: ProductCard[]
  collections: CollectionTile[]
}

/** As many as fit on a phone without hiding the items below. */
const MOST_COLLECTIONS = 10

/** What to look at when a search found nothing, or before there is one. */
export function NothingFound({
  isSearched,
  title,
  hint,
  browse,
  pages,
  newest,
  collections,
}: NothingFoundProps) {
  const { catalog, frame } = useMessages()
  return (
    <>
      <div role={isSearched ? 'status' : undefined} className="border-t border-line pt-10">
        <p className="font-display text-head wrap-break-word">{title}</p>
        <p className="mt-3 max-w-prose text-soft">{hint}</p>
      </div>
      <PagesFound {...pages} />
      <nav aria-label={browse} className="mt-8">
        <ul className="flex flex-wrap gap-2">
          {collections
            .filter(({ count }) => count > 0)
            .slice(0, MOST_COLLECTIONS)
            .map(({ slug, name, langs }) => (
              <li key={slug}>
                <Link to={`/collections/${slug}`} lang={langs?.name} className="pill">
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <section aria-labelledby="newest" className="mt-16">
        <SectionHead id="newest" title={catalog.newest}>
          <Link to="/products" className="link">
            {frame.seeAllPieces}
          </Link>
        </SectionHead>
        <ProductGrid cards={newest} heading="h3" firstShown={4} />
      </section>
    </>
  )
}
