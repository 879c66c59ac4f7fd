import { Link } from 'react-router'
import type { CollectionTile } from '../../catalog/catalog.server.ts'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture, PictureFrame } from '../picture/PictureFrame.tsx'
import { SectionHead } from './SectionHead.tsx'

const SIZES = '(min-width: 48rem) 46vw, 92vw'

/** Collections for parts of the year, side by side. Their pictures are square, so that tall items stay whole. */
export function Seasons({ title, collections }: { title: string; collections: CollectionTile[] }) {
  const { frame } = useMessages()
  return (
    <section className="wrap mt-20 lg:mt-32" aria-labelledby="seasons">
      <SectionHead id="seasons" title={title} />
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {collections.map(({ slug, name, description, count, picture, langs }) => (
          <li key={slug} className="group relative">
            <div className="aspect-square overflow-hidden bg-mat">
              {picture ? (
                <PictureFrame
                  picture={picture}
                  ratio={1}
                  sizes={SIZES}
                  alt=""
                  className="size-full object-cover duration-700 ease-calm motion-safe:transition-transform motion-safe:group-hover:scale-[1.02]"
                />
              ) : (
                <NoPicture className="size-full" />
              )}
            </div>
            <h3 lang={langs?.name} className="mt-5 font-display text-2xl lg:text-3xl">
              <Link to={`/collections/${slug}`} prefetch="intent" className="card-link">
                {name}
              </Link>
            </h3>
            <p lang={langs?.description} className="mt-2 max-w-lg text-soft">
              {description}
            </p>
            <p className="label mt-1.5">{frame.pieces(count)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
