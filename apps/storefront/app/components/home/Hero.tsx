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
 * The first thing on the page: what the shop sells, with a large picture that reaches the page's edge. Grid
 * areas fix the layout before the rest of the page arrives.
 */
export function Hero({ picture, featured }: HeroProps) {
  const { shop, frame } = useMessages()
  return (
    <section className="grid grid-cols-1 md:grid-cols-2">
      <PictureFrame
        picture={picture}
        ratio={1}
        sizes="(min-width: 48rem) 50vw, 100vw"
        alt=""
        isFirst
        className="aspect-9/8 max-h-[32rem] w-full object-cover object-[50%_20%] md:col-start-2 md:row-start-1 md:aspect-auto md:h-[min(48vw,calc(100svh-10rem),58rem)] md:max-h-none md:min-h-[30rem]"
      />
      <div className="from-wrap flex flex-col justify-between gap-y-6 pt-8 md:col-start-1 md:row-start-1 md:py-10 md:pr-10 lg:py-14">
        <h1 className="text-hero">{shop.tagline}</h1>
        <div className="max-w-md 2xl:max-w-lg">
          <p className="text-lg text-soft 2xl:text-xl">{shop.description}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            {featured && (
              <Link
                to={`/collections/${featured.slug}`}
                prefetch="intent"
                lang={featured.langs?.name}
                className="button"
              >
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
