import { useEffect, useRef, useState } from 'react'
import type { GalleryItem } from '../../catalog/media.ts'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture, PictureFrame } from '../picture/PictureFrame.tsx'
import { Film } from './Film.tsx'
import { Thumbnails } from './Thumbnails.tsx'

const SIZES = '(min-width: 100rem) 52rem, (min-width: 64rem) 55vw, 100vw'

interface GalleryProps {
  items: GalleryItem[]
  /** The place of the item that shows what is chosen. */
  chosen: number
}

/**
 * Pictures and films side by side, swiped or scrolled through; thumbnails lead to each. The one that shows
 * the choice stands first when the page comes from the server, so that it is seen without scripts.
 */
export function Gallery({ items, chosen }: GalleryProps) {
  const { product: words } = useMessages()
  const strip = useRef<HTMLUListElement>(null)
  const [lead] = useState(chosen)
  const [shown, setShown] = useState(chosen)

  const show = (place: number) => {
    const slide = strip.current?.querySelector(`[data-place="${place}"]`)
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft })
  }
  const before = useRef(chosen)
  useEffect(() => {
    if (before.current !== chosen) show(chosen)
    before.current = chosen
  })

  const readPlace = () => {
    const { scrollLeft = 0, clientWidth = 1, children } = strip.current ?? {}
    const slide = children?.[Math.round(scrollLeft / clientWidth)]
    if (slide instanceof HTMLElement) setShown(Number(slide.dataset.place))
  }

  if (items.length === 0) return <NoPicture className="w-full" />
  const isOne = items.length === 1
  const order = [lead, ...items.keys()].filter((place, index, all) => all.indexOf(place) === index)
  return (
    <div
      className={`grid content-start gap-4 self-start lg:gap-6 ${isOne ? '' : 'lg:grid-cols-[5rem_minmax(0,1fr)]'}`}
    >
      <ul
        ref={strip}
        onScroll={readPlace}
        // What scrolls must be reachable by keyboard.
        tabIndex={isOne ? undefined : 0}
        aria-label={words.pictures}
        className={`sideways motion-safe:scroll-smooth flex snap-x snap-mandatory items-start ${isOne ? '' : 'lg:col-start-2 lg:row-start-1'}`}
      >
        {order.map((place) => (
          <li
            key={place}
            data-place={place}
            id={`picture-${place + 1}`}
            className="aspect-4/5 w-full shrink-0 snap-start bg-mat"
          >
            <Slide item={items[place]} isFirst={place === lead} />
          </li>
        ))}
      </ul>
      {!isOne && <Thumbnails items={items} shown={shown} show={show} />}
    </div>
  )
}

function Slide({ item, isFirst }: { item: GalleryItem | undefined; isFirst: boolean }) {
  if (!item) return null
  if (item.kind === 'video') return <Film film={item} />
  return (
    <PictureFrame
      picture={item.picture}
      sizes={SIZES}
      isFirst={isFirst}
      className="size-full object-contain"
    />
  )
}
