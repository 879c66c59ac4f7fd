import { type Dispatch, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { SheetAction } from '../page/sheet-state.ts'
import { type Area, areaAt, type Place } from './area.ts'

/** Ends editing, which keeps the text. */
export const endEditing = (): void => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}

/** Selects with a mouse or a finger: press, drag, press with Shift; press the active cell again to edit it. */
export const usePointer = (area: Area, dispatch: Dispatch<SheetAction>, edit: (keeps: boolean) => void) => {
  const isDragging = useRef(false)
  /** A finger went down on the active cell. It edits once it lifts, unless it scrolled. */
  const isTapping = useRef(false)
  const extend = (active: Place) => {
    if (active.row !== area.active.row || active.column !== area.active.column)
      dispatch({ does: 'select', area: { anchor: area.anchor, active } })
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event.target)
      if (!place || event.button !== 0) return
      endEditing()
      if (event.shiftKey) return extend(place)
      isDragging.current = event.pointerType === 'mouse'
      const isActive = place.row === area.active.row && place.column === area.active.column
      isTapping.current = isActive && event.pointerType !== 'mouse'
      if (!isTapping.current) dispatch({ does: 'select', area: areaAt(place) })
    },
    // A finger can't type over a cell without opening it, so the text is selected.
    onClick: () => {
      if (!isTapping.current) return
      isTapping.current = false
      edit(true)
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
    },
    // The grid keeps the focus, not a cell: cells that scroll out of view are removed.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (event.target instanceof HTMLInputElement) return
      event.preventDefault()
      event.currentTarget.focus({ preventScroll: true })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isDragging.current) return
      if (event.buttons !== 1) isDragging.current = false
      const place = placeOf(event.target)
      if (place && isDragging.current) extend(place)
    },
    onPointerUp: () => {
      isDragging.current = false
    },
    onDoubleClick: (event: { target: EventTarget }) => {
      if (placeOf(event.target)) edit(true)
    },
  }
}

/** The cell under the pointer. */
const placeOf = (target: EventTarget): Place | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null
  const [row, column] = (cell?.dataset.at ?? '').split(' ').map(Number)
  return row === undefined || column === undefined || Number.isNaN(row) ? undefined : { row, column }
}
