import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** Props that let people reorder a list. */
export interface Order {
  /** Props of an item. */
  item(index: number): { readonly 'data-place': number }
  /** Props of an item's handle: people drag it or use the arrow keys. */
  handle(index: number): {
    onPointerDown(event: PointerEvent): void
    onKeyDown(event: KeyboardEvent): void
    readonly style: { readonly touchAction: 'none'; readonly cursor: 'grab' }
  }
  /** Props of what opens an item and can be dragged too, with a mouse: a drag doesn't open it. */
  grip(index: number): {
    onPointerDown(event: PointerEvent): void
    onClickCapture(event: MouseEvent): void
    readonly draggable: false
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/**
 * Lets people reorder the items of a list with a mouse, a finger or the arrow keys.
 * @param count - how many items there are
 * @param move - moves an item to another place
 */
export const useOrder = (count: number, move: (from: number, to: number) => void): Order => {
  // The listeners of a drag outlive a render.
  const latest = useRef(move)
  latest.current = move
  const hasMoved = useRef(false)
  const pickUp = (index: number, list: Element | null | undefined) => {
    let at = index
    hasMoved.current = false
    const drag = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const item = document.elementFromPoint(clientX, clientY)?.closest('[data-place]')
      if (!item || !list || item.parentElement !== list) return
      const to = Number(item.getAttribute('data-place'))
      if (to === at || !isPast(item, list, clientY, to > at)) return
      hasMoved.current = true
      latest.current(at, to)
      at = to
    }
    const putDown = () => {
      window.removeEventListener('pointermove', drag)
      window.removeEventListener('pointerup', putDown)
      window.removeEventListener('pointercancel', putDown)
    }
    window.addEventListener('pointermove', drag)
    window.addEventListener('pointerup', putDown)
    window.addEventListener('pointercancel', putDown)
  }
  return {
    item: (index) => ({ 'data-place': index }),
    handle: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return
        // Otherwise the drag selects text.
        event.preventDefault()
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
        pickUp(index, event.currentTarget.closest('[data-place]')?.parentElement)
      },
      onKeyDown: (event) => {
        const to = index + (STEPS[event.key] ?? 0)
        if (to === index || to < 0 || to >= count) return
        event.preventDefault()
        move(index, to)
      },
      style: { touchAction: 'none', cursor: 'grab' },
    }),
    grip: (index) => ({
      onPointerDown: ({ button, pointerType, currentTarget }) => {
        if (button === 0 && pointerType === 'mouse')
          pickUp(index, currentTarget.closest('[data-place]')?.parentElement)
      },
      onClickCapture: (event) => {
        if (hasMoved.current && event.detail > 0) event.stopPropagation()
        hasMoved.current = false
      },
      draggable: false,
    }),
  }
}

/** In a column, items of different heights would jump back and forth without this. */
const isPast = (item: Element, list: Element, clientY: number, isDown: boolean): boolean => {
  const { left, top, height } = item.getBoundingClientRect()
  const isColumn = [...list.children].every((each) => Math.abs(each.getBoundingClientRect().left - left) < 1)
  const middle = top + height / 2
  return !isColumn || (isDown ? clientY > middle : clientY < middle)
}

/** Copies a list with one item moved. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)]
}
