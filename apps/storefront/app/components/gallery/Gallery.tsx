import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { GalleryItem } from '../../catalog/media.ts'
import type { Language } from '../../messages/languages.ts'
import { useMessages } from '../../messages/messages.ts'
import { NoPicture, PictureFrame } from '../picture/PictureFrame.tsx'
import { SIZES } from './sizes.ts'
import { Thumbnails } from './Thumbnails.tsx'
import type { ZoomProps } from './Zoom.tsx'

/** Few items have one, so most pages do without its script. */
const Film = lazy(() => import('./Film.tsx').then(({ Film }) => ({ default: Film })))

interface GalleryProps {
  items: GalleryItem[]
  /** The index of the item that shows the selection. */
  chosen: number
  /** The language of the items' descriptions if it isn't the page's. */
  lang: Language | undefined
}

/**
 * Pictures and videos to swipe or scroll through, with thumbnails. The server puts the selected choice's
 * picture first, so it shows without scripts. A picture opens its large version: in a dialog that loads on
 * demand, otherwise as a plain image.
 */
export function Gallery({ items, chosen, lang }: GalleryProps) {
  const { product: words } = useMessages()
  const strip = useRef<HTMLUListElement>(null)
  const [lead] = useState(chosen)
  const [shown, setShown] = useState(chosen)
  // Only what is visible is a stop for the keyboard, once scripts can show the rest.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])

  const show = (place: number) => {
    const slide = strip.current?.querySelector(`[data-place="${place}"]`)
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft })
  }
  const [zoom, setZoom] = useState<{ View: ComponentType<ZoomProps>; place: number }>()
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, place: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    import('./Zoom.tsx').then(
      ({ Zoom }) => setZoom({ View: Zoom, place }),
      () => location.assign(href),
    )
  }
  const leave = (place: number) => {
    setZoom(undefined)
    show(place)
    strip.current?.querySelector<HTMLElement>(`[data-place="${place}"] a`)?.focus({ preventScroll: true })
  }
  const before = useRef(chosen)
  useEffect(() => {
    if (before.current !== chosen) show(chosen)
    before.current = chosen
  })

  const readPlace = () => {
    const { scrollLeft = 0, children } = strip.current ?? {}
    const slide = children?.[Math.round(scrollLeft / stepOf(children ?? []))]
    if (slide instanceof HTMLElement) setShown(Number(slide.dataset.place))
  }

  if (items.length === 0) return <NoPicture className="max-h-80 w-full md:max-h-none" />
  const isOne = items.length === 1
  const order = [lead, ...items.keys()].filter((place, index, all) => all.indexOf(place) === index)
  return (
    <div
      className={`grid grid-cols-1 content-start gap-4 self-start lg:gap-6 ${isOne ? '' : 'lg:grid-cols-[5rem_minmax(0,1fr)]'}`}
    >
      <ul
        ref={strip}
        onScroll={readPlace}
        aria-label={words.pictures}
        className={`slides sideways motion-safe:scroll-smooth flex snap-x snap-mandatory items-start ${isOne ? '' : 'lg:col-start-2 lg:row-start-1'}`}
      >
        {order.map((place) => (
          <li
            key={place}
            data-place={place}
            id={`picture-${place + 1}`}
            className="slide aspect-4/5 w-full shrink-0 snap-start bg-mat"
          >
            <Slide
              item={items[place]}
              lang={lang}
              isFirst={place === lead}
              isSkipped={isLive && place !== shown}
              enlarge={(event) => enlarge(event, place)}
            />
          </li>
        ))}
      </ul>
      {!isOne && <Thumbnails items={items} shown={shown} isLive={isLive} show={show} />}
      {zoom && <zoom.View items={items} first={zoom.place} leave={leave} />}
    </div>
  )
}

/** The distance between the starts of two slides. */
const stepOf = ([first, second]: Iterable<Element>): number =>
  first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 1

interface SlideProps {
  item: GalleryItem | undefined
  lang: Language | undefined
  isFirst: boolean
  /** Whether the keyboard skips it. */
  isSkipped: boolean
  enlarge(event: MouseEvent<HTMLAnchorElement>): void
}

function Slide({ item, lang, isFirst, isSkipped, enlarge }: SlideProps) {
  const { product: words } = useMessages()
  if (!item) return null
  if (item.kind === 'video')
    return (
      <Suspense>
        <Film film={item} lang={lang} isSkipped={isSkipped} />
      </Suspense>
    )
  const { picture } = item
  return (
    <a
      href={picture.url}
      onClick={enlarge}
      tabIndex={isSkipped ? -1 : undefined}
      aria-label={words.enlarge(picture.alt)}
      aria-haspopup="dialog"
      className="block size-full cursor-zoom-in outline-offset-[-4px]"
    >
      <PictureFrame
        picture={picture}
        sizes={SIZES}
        isFirst={isFirst}
        lang={lang}
        className="size-full object-contain"
      />
    </a>
  )
}
