import { useEffect, useRef } from 'react'
import type { Notices } from '../../cart/notices.ts'
import type { ShownLine } from '../../cart/shown-cart.ts'
import { useMessages } from '../../messages/messages.ts'
import { CartLine } from './CartLine.tsx'
import { useCartPanel } from './cart-context.ts'

interface CartLinesProps {
  lines: readonly ShownLine[]
  notices: Notices | undefined
  onRemove(line: ShownLine): void
}

/** The lines of the cart. When one is removed, the focus stays in the list instead of jumping to the top. */
export function CartLines({ lines, notices = {}, onRemove }: CartLinesProps) {
  const { cart: words } = useMessages()
  const { isOpen, added } = useCartPanel()
  const list = useRef<HTMLUListElement>(null)
  const hasRest = lines.some(({ left }) => left !== 0)
  const count = useRef(lines.length)
  useEffect(() => {
    const isShorter = lines.length < count.current
    count.current = lines.length
    if (isShorter && !document.activeElement?.matches('input, a, button')) list.current?.focus()
  }, [lines.length])
  return (
    <ul ref={list} tabIndex={-1} aria-label={words.lines} className="divide-y divide-line outline-none">
      {lines.map((line) => (
        <CartLine
          key={line.key}
          line={line}
          notice={notices[line._id]}
          hasRest={hasRest}
          isAdded={isOpen && line.key === added}
          onRemove={onRemove}
        />
      ))}
    </ul>
  )
}
