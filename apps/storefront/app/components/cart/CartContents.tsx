import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Notices } from '../../cart/notices.ts'
import type { ShownCart, ShownLine } from '../../cart/shown-cart.ts'
import { problemOf } from '../../cart/unanswered.ts'
import { useMessages } from '../../messages/messages.ts'
import { CartLines } from './CartLines.tsx'
import { useCartPanel } from './cart-context.ts'
import { EmptyCart } from './EmptyCart.tsx'

/** The cart's items and messages: what couldn't be added, and what was removed and can be restored. */
export function CartContents({ cart, notices }: { cart: ShownCart; notices?: Notices }) {
  const { cart: words } = useMessages()
  const [removed, setRemoved] = useState<ShownLine>()
  const { lines, lost, isOffline, isKnown, wasEmptiedElsewhere } = cart
  const isBack = removed && lines.some(({ key }) => key === removed.key)
  return (
    <>
      <div role="status" className="text-sm">
        {isOffline && <Said>{words.offline}</Said>}
        {removed && !isBack && <Removed line={removed} forget={() => setRemoved(undefined)} />}
      </div>
      {lost.map(({ key, trouble }) => (
        <p key={key} role="alert" className="mt-4 text-sm text-accent">
          {problemOf(trouble, words)}
        </p>
      ))}
      {lines.length > 0 ? (
        <CartLines lines={lines} notices={notices} onRemove={setRemoved} />
      ) : isKnown ? (
        <EmptyCart wasEmptied={wasEmptiedElsewhere} />
      ) : (
        <p className="max-w-sm py-6 text-soft">{words.unknown}</p>
      )}
    </>
  )
}

const Said = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 border-l-2 border-accent pl-4">{children}</p>
)

/** The remove button is gone with its line: the focus moves to the button that restores it. */
function Removed({ line, forget }: { line: ShownLine; forget(): void }) {
  const { cart: words } = useMessages()
  const { load } = useCartPanel()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (line && document.activeElement === document.body) button.current?.focus()
  }, [line])
  const putBack = async () => {
    const { catalogReference: reference, quantity, price, currency } = line
    const cart = await load()
    if (reference) cart.add({ reference, quantity, look: line, amount: price?.amount, currency })
    forget()
  }
  return (
    <Said>
      {words.removed(line.name)}{' '}
      <button
        ref={button}
        type="button"
        onClick={putBack}
        aria-label={words.putBackLine(line.name)}
        className="link"
      >
        {words.putBack}
      </button>
    </Said>
  )
}
