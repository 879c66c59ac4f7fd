import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { GalleryItem } from '../../catalog/media.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { useZoomWords } from './use-zoom-words.ts'
import { ZoomedPicture } from './ZoomedPicture.tsx'

/** The gallery's pictures for the zoom dialog. */
export interface ZoomProps {
  items: GalleryItem[]
  /** The index of the first picture to show. */
  first: number
  /** Called with the index of the last picture shown. */
  leave(place: number): void
}

/**
 * A gallery's pictures at full screen size and larger. The browser's own dialog keeps the focus in and closes
 * on Escape; arrow keys change the picture, `+` and `-` zoom.
 */
export function Zoom({ items, first, leave }: ZoomProps) {
  const { product, frame } = useMessages()
  const words = useZoomWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const pictures = items.flatMap((item, place) => (item.kind === 'picture' ? [{ ...item, place }] : []))
  const [index, setIndex] = useState(() => pictures.findIndex(({ place }) => place === first))
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const turn = (by: number) => {
    setNear(false)
    setIndex((index + by + pictures.length) % pictures.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isNear ? undefined : { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) }[event.key]
    const nearer = { '+': true, '=': true, '-': false }[event.key]
    if (nearer !== undefined) setNear(nearer)
    act?.()
  }
  const shown = pictures[index]
  if (!shown) return null
  const { place, picture } = shown
  return (
    <dialog
      ref={dialog}
      aria-label={product.pictures}
      onClose={() => leave(place)}
      onKeyDown={onKeyDown}
      className="zoom m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between py-2 pr-2 pl-5 lg:pr-4 lg:pl-8">
          <p aria-live="polite" className="label tabular-nums">
            {words.of(index + 1, pictures.length)}
            <span className="sr-only">: {picture.alt}</span>
          </p>
          <div className="flex">
            <Tool name={isNear ? words.further : words.nearer} onClick={() => setNear(!isNear)}>
              <Icon name={isNear ? 'minus' : 'plus'} />
            </Tool>
            <Tool name={frame.close} onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </Tool>
          </div>
        </div>
        <div className="relative min-h-0 flex-1">
          <ZoomedPicture key={place} picture={picture} isNear={isNear} setNear={setNear} turn={turn} />
          {pictures.length > 1 && (
            <>
              <Tool
                name={words.previous}
                onClick={() => turn(-1)}
                className="absolute inset-y-0 left-2 my-auto bg-paper lg:left-4"
              >
                <Icon name="left" />
              </Tool>
              <Tool
                name={words.next}
                onClick={() => turn(1)}
                className="absolute inset-y-0 right-2 my-auto bg-paper lg:right-4"
              >
                <Icon name="right" />
              </Tool>
            </>
          )}
        </div>
      </div>
    </dialog>
  )
}

interface ToolProps {
  name: string
  onClick(): void
  children: ReactNode
  className?: string
}

const Tool = ({ name, onClick, children, className = '' }: ToolProps) => (
  <button
    type="button"
    onClick={onClick}
    aria-label={name}
    className={`grid size-11 place-items-center rounded-full outline-offset-[-3px] hover:text-accent ${className}`}
  >
    {children}
  </button>
)
