import type { MouseEvent } from 'react'
import type { GalleryItem } from '../../catalog/media.ts'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture, PictureFrame } from '../picture/PictureFrame.tsx'

interface ThumbnailsProps {
  items: GalleryItem[]
  shown: number
  show(place: number): void
}

/** Small pictures that lead to the large ones. They are links, so they work without scripts. */
export function Thumbnails({ items, shown, show }: ThumbnailsProps) {
  const { product: words } = useMessages()
  const onClick = (event: MouseEvent, place: number) => {
    event.preventDefault()
    show(place)
  }
  return (
    <ul className="sideways flex gap-2 p-1 lg:col-start-1 lg:row-start-1 lg:grid lg:content-start lg:gap-3">
      {items.map((item, place) => (
        <li key={item.id} className="w-14 shrink-0 lg:w-full">
          <a
            href={`#picture-${place + 1}`}
            onClick={(event) => onClick(event, place)}
            aria-label={
              item.kind === 'video' ? words.film(item.title) : words.picture(place + 1, item.picture.alt)
            }
            aria-current={place === shown ? 'true' : undefined}
            className="relative block opacity-60 outline-offset-2 transition-opacity hover:opacity-100 aria-[current]:opacity-100 aria-[current]:ring-1 aria-[current]:ring-ink aria-[current]:ring-offset-2 aria-[current]:ring-offset-paper forced-colors:aria-[current]:outline"
          >
            <Thumbnail item={item} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ item }: { item: GalleryItem }) {
  const picture = item.kind === 'video' ? item.poster : item.picture
  return (
    <>
      {picture ? (
        <PictureFrame
          picture={picture}
          ratio={4 / 5}
          sizes="5rem"
          alt=""
          className="aspect-4/5 w-full object-cover"
        />
      ) : (
        <NoPicture className="w-full" />
      )}
      {item.kind === 'video' && (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="absolute inset-0 m-auto size-7">
          <circle cx="12" cy="12" r="11" fill="var(--paper)" />
          <path d="m10 8 6 4-6 4Z" fill="var(--ink)" />
        </svg>
      )}
    </>
  )
}
