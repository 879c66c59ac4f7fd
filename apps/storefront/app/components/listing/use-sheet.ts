import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Below this width the filters are a sheet over the page, as in `look/screens.css`. */
const NARROW = '(width < 64rem)'

/**
 * Makes an open `details` modal while it covers the page: focus and screen readers stay inside, and Escape
 * closes it and returns the focus.
 */
export function useSheet(sheet: RefObject<HTMLDetailsElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const [isNarrow, setNarrow] = useState(false)
  const isModal = isOpen && isNarrow

  useEffect(() => {
    const media = matchMedia(NARROW)
    const read = () => setNarrow(media.matches)
    read()
    media.addEventListener('change', read)
    return () => media.removeEventListener('change', read)
  }, [])

  // After every render, because a choice adds elements to the page behind.
  useLayoutEffect(() => {
    if (!isModal || !sheet.current) return
    const behind = elementsBeside(sheet.current)
    for (const one of behind) one.inert = true
    return () => {
      for (const one of behind) one.inert = false
    }
  })

  useEffect(() => {
    if (!isModal) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !sheet.current) return
      sheet.current.open = false
      flushSync(() => setOpen(false)) // `toggle` comes a moment later, when the next key may have been pressed
      sheet.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isModal, sheet])

  return { isModal, onToggle: () => setOpen(sheet.current?.open === true) }
}

/** Everything on the page except the element, its ancestors and its content. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const beside = [...parent.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element && !one.inert,
  )
  return [...beside, ...elementsBeside(parent)]
}
