import type { KeyboardEvent, MouseEvent } from 'react'
import type { GalleryItem } from '../../catalog/media.ts'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture, PictureFrame } from '../picture/PictureFrame.tsx'

interface ThumbnailsProps {
  items: GalleryItem[]
  shown: number
  /** Whether scripts run: then the keyboard stops at the shown one, and arrow keys lead to the others. */
  isLive: boolean
  show(place: number): void
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Small pictures that lead to the large ones; never longer than the large one. They are links, so they work
 * without scripts.
 */
export function Thumbnails({ items, shown, isLive, show }: ThumbnailsProps) {
  const { product: words } = useMessages()
  const onClick = (event: MouseEvent, place: number) => {
    event.preventDefault()
    show(place)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const at = event.target instanceof HTMLAnchorElement ? links.indexOf(event.target) : -1
    const next = at + (STEPS[event.key] ?? 0)
    if (next === at || !links[next]) return
    event.preventDefault()
    show(next)
    links[next].focus()
  }
  return (
    <div className="thumbnails lg:relative lg:col-start-1 lg:row-start-1">
      <ul
        onKeyDown={onKeyDown}
        className="sideways flex gap-2 p-1 lg:absolute lg:inset-0 lg:grid lg:content-start lg:gap-3 lg:overflow-y-auto"
      >
        {items.map((item, place) => (
          <li key={item.id} className="w-12 shrink-0 lg:w-full">
            <a
              href={`#picture-${place + 1}`}
              onClick={(event) => onClick(event, place)}
              aria-label={
                item.kind === 'video' ? words.film(item.title) : words.picture(place + 1, item.picture.alt)
              }
              aria-current={place === shown ? 'true' : undefined}
              tabIndex={isLive && place !== shown ? -1 : undefined}
              className="thumbnail"
            >
              <Thumbnail item={item} />
            </a>
          </li>
        ))}
      </ul>
    </div>
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
