import { Link } from 'react-router'
import type { CollectionTile } from '../../catalog/catalog.server.ts'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture, PictureFrame } from '../picture/PictureFrame.tsx'
import { SectionHead } from './SectionHead.tsx'

const SIZES = '(min-width: 48rem) 50vw, 100vw'

/** Collections for parts of the year, side by side from edge to edge. */
export function Seasons({ title, collections }: { title: string; collections: CollectionTile[] }) {
  const { frame } = useMessages()
  return (
    <section className="mt-20 lg:mt-32" aria-labelledby="seasons">
      <div className="wrap">
        <SectionHead id="seasons" title={title} />
      </div>
      <ul className="grid gap-x-px gap-y-12 md:grid-cols-2">
        {collections.map(({ slug, name, description, count, picture, langs }, place) => (
          <li key={slug} className="group relative">
            <div className="aspect-5/4 overflow-hidden bg-mat">
              {picture ? (
                <PictureFrame
                  picture={picture}
                  ratio={5 / 4}
                  sizes={SIZES}
                  alt=""
                  className="size-full object-cover duration-700 ease-calm motion-safe:transition-transform motion-safe:group-hover:scale-[1.02]"
                />
              ) : (
                <NoPicture className="size-full" />
              )}
            </div>
            <div className={place === 0 ? 'from-wrap' : 'px-[clamp(1.25rem,4vw,4rem)]'}>
              <h3 lang={langs?.name} className="mt-5 font-display text-2xl lg:text-3xl">
                <Link to={`/collections/${slug}`} prefetch="intent" className="card-link">
                  {name}
                </Link>
              </h3>
              <p lang={langs?.description} className="mt-2 max-w-lg text-soft">
                {description}
              </p>
              <p className="label mt-1.5">{frame.pieces(count)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
