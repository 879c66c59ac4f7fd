import { Link } from 'react-router'
import type { CollectionTile } from '../../catalog/catalog.server.ts'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture, PictureFrame } from '../picture/PictureFrame.tsx'

const SIZES = '(min-width: 64rem) 30vw, 46vw'

interface CollectionGridProps {
  collections: CollectionTile[]
  /** The heading level of the names: below the page's title or a section's. */
  heading: 'h2' | 'h3'
  /** How many are visible at once; they load without delay. */
  firstShown?: number
}

/** A grid of collections with pictures. */
export function CollectionGrid({ collections, heading: Heading, firstShown = 0 }: CollectionGridProps) {
  const { frame } = useMessages()
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-16">
      {collections.map(({ slug, name, description, count, picture, langs }, place) => (
        <li key={slug} className="max-lg:first:nth-last-[odd]:col-span-2">
          <article className="group relative">
            <div className="aspect-4/5 overflow-hidden bg-mat">
              {picture ? (
                <PictureFrame
                  picture={picture}
                  ratio={4 / 5}
                  sizes={SIZES}
                  alt=""
                  isFirst={place < firstShown}
                  className="size-full object-cover duration-700 ease-calm motion-safe:transition-transform motion-safe:group-hover:scale-[1.02]"
                />
              ) : (
                <NoPicture className="size-full" />
              )}
            </div>
            <Heading lang={langs?.name} className="mt-4 font-display text-xl">
              <Link to={`/collections/${slug}`} prefetch="intent" className="card-link">
                {name}
              </Link>
            </Heading>
            <p lang={langs?.description} className="mt-1 hidden text-[0.9375rem] text-soft sm:block">
              {description}
            </p>
            <p className="label mt-1.5">{count === 0 ? frame.nothingYet : frame.pieces(count)}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
