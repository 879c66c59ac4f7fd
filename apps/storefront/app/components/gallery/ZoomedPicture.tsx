import { pictureSources } from '@vitrine/react/pure'
import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import type { Picture } from '../../pictures/picture.ts'
import { SIZES } from './sizes.ts'
import { type Point, pointAt, sizeNear } from './zoom.ts'

interface ZoomedPictureProps {
  picture: Picture
  isNear: boolean
  setNear(isNear: boolean): void
  turn(by: number): void
}

/** A pointer that moves less than this has clicked, not dragged. */
const STILL = 8
/** How far a finger must swipe to change the picture. */
const TURN = 48

const MIDDLE: Point = { x: 0.5, y: 0.5 }

/**
 * A picture, whole or zoomed in. Zoomed in it scrolls like anything else: with keys, wheel or fingers, and by
 * dragging with a mouse. A click zooms in at that point, and out again.
 */
export function ZoomedPicture({ picture, isNear, setNear, turn }: ZoomedPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const aim = useRef(MIDDLE)
  const hand = useRef<{ x: number; y: number; left: number; top: number }>(null)
  const { src, srcSet, width, height } = pictureSources(picture)

  useLayoutEffect(() => {
    const [frame, shown] = [box.current, image.current]
    if (!frame || !shown) return
    // Shows the gallery's loaded picture until the larger one arrives.
    shown.sizes = isNear ? '250vw' : '100vw'
    const near = isNear ? sizeNear(picture, frame.clientWidth, frame.clientHeight) : undefined
    shown.style.width = near ? `${near.width}px` : ''
    shown.style.height = near ? `${near.height}px` : ''
    if (near)
      frame.scrollTo(
        near.width * aim.current.x - frame.clientWidth / 2,
        near.height * aim.current.y - frame.clientHeight / 2,
      )
    aim.current = MIDDLE
  }, [isNear, picture])

  const onPointerDown = ({ clientX, clientY, currentTarget, button }: PointerEvent) => {
    const { scrollLeft, scrollTop } = currentTarget
    if (button === 0) hand.current = { x: clientX, y: clientY, left: scrollLeft, top: scrollTop }
  }
  const onPointerMove = ({ clientX, clientY, currentTarget, pointerType }: PointerEvent) => {
    const from = hand.current
    if (from && isNear && pointerType === 'mouse')
      currentTarget.scrollTo(from.left + from.x - clientX, from.top + from.y - clientY)
  }
  const onPointerUp = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const from = hand.current
    hand.current = null
    if (!from) return
    const [right, down] = [clientX - from.x, clientY - from.y]
    if (Math.hypot(right, down) < STILL) {
      const { left, top } = currentTarget.getBoundingClientRect()
      aim.current = pointAt(
        picture,
        currentTarget.clientWidth,
        currentTarget.clientHeight,
        clientX - left,
        clientY - top,
      )
      setNear(!isNear)
    } else if (!isNear && Math.abs(right) > TURN && Math.abs(right) > Math.abs(down)) turn(right < 0 ? 1 : -1)
  }
  const letGo = () => {
    hand.current = null
  }

  return (
    <div
      ref={box}
      // A scrollable area must be reachable by keyboard.
      tabIndex={isNear ? 0 : undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      className={`flex size-full overscroll-contain outline-offset-[-4px] select-none ${isNear ? 'cursor-grab overflow-auto active:cursor-grabbing' : 'cursor-zoom-in touch-pinch-zoom overflow-hidden'}`}
    >
      <img
        ref={image}
        src={src}
        srcSet={srcSet}
        sizes={SIZES}
        width={width}
        height={height}
        alt={picture.alt}
        draggable={false}
        className={isNear ? 'm-auto max-w-none shrink-0' : 'size-full object-contain'}
      />
    </div>
  )
}
