import { Link } from 'react-router'
import type { CollectionTile } from '../../catalog/catalog.server.ts'
import { useMessages } from '../../messages/messages.ts'
import type { Picture } from '../../pictures/picture.ts'
import { PictureFrame } from '../picture/PictureFrame.tsx'

interface HeroProps {
  picture: Picture | undefined
  featured: CollectionTile | undefined
}

/**
 * The first thing on the page: what the shop sells, with a large picture. Grid areas fix the layout before
 * the rest of the page arrives.
 */
export function Hero({ picture, featured }: HeroProps) {
  const { shop, frame } = useMessages()
  return (
    <section className="wrap grid gap-x-12 gap-y-8 pt-5 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:pt-10 xl:gap-x-20">
      <div className="md:col-start-2 md:row-start-1">
        <PictureFrame
          picture={picture}
          ratio={4 / 5}
          sizes="(min-width: 64rem) 38vw, (min-width: 48rem) 46vw, 92vw"
          alt=""
          isFirst
          className="aspect-4/5 w-full object-cover"
        />
      </div>
      <div className="flex flex-col justify-between gap-y-6 md:col-start-1 md:row-start-1 md:py-4 lg:py-8">
        <h1 className="text-hero">{shop.tagline}</h1>
        <div className="max-w-md 2xl:max-w-lg">
          <p className="text-lg text-soft 2xl:text-xl">{shop.description}</p>
          <div className="mt-9 flex flex-wrap gap-4">
            {featured && (
              <Link to={`/collections/${featured.slug}`} prefetch="intent" className="button">
                {featured.name}
              </Link>
            )}
            <Link to="/products" prefetch="intent" className={featured ? 'button button-quiet' : 'button'}>
              {frame.allPieces}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
