import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { useFrame } from '../layout/use-frame.ts'
import { CartLines } from './CartLines.tsx'
import { useCartPanel } from './CartProvider.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { Subtotal } from './Subtotal.tsx'

/** The cart beside the page. The browser's own dialog keeps the focus in, closes on Escape and gives the focus back. */
export function CartDrawer() {
  const { cart: words, frame } = useMessages()
  const { isOpen, close, news } = useCartPanel()
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    heading.current?.focus()
  }, [isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is reason enough to close.
  useEffect(close, [key])

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      onClose={close}
      onClick={closeOnBackdrop}
      aria-labelledby="cart-drawer"
      className="drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-md bg-paper text-ink"
    >
      {isOpen && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between border-b border-line py-4 pr-3 pl-6">
            <h2 id="cart-drawer" tabIndex={-1} ref={heading} className="text-xl outline-none">
              {words.yours}
            </h2>
            <button
              type="button"
              onClick={close}
              aria-label={frame.close}
              className="grid size-11 place-items-center hover:text-accent"
            >
              <Icon name="close" />
            </button>
          </div>
          <DrawerContent />
          <p aria-live="polite" className="sr-only">
            {news}
          </p>
        </div>
      )}
    </dialog>
  )
}

function DrawerContent() {
  const { cart: words } = useMessages()
  const { cart, isCartKnown } = useFrame()
  if (cart.lines.length === 0) {
    return (
      <div className="grid flex-1 place-items-center px-6 py-10">
        {isCartKnown ? <EmptyCart /> : <p className="max-w-sm text-soft">{words.unknown}</p>}
      </div>
    )
  }
  return (
    <>
      <div className="flex-1 overflow-y-auto overscroll-contain px-6">
        <CartLines cart={cart} />
      </div>
      <div className="border-t border-line px-6 py-6">
        <Subtotal cart={cart} />
        <div className="mt-5 grid gap-3">
          <CheckoutForm />
          <Link to="/cart" className="button button-quiet w-full">
            {words.view}
          </Link>
        </div>
      </div>
    </>
  )
}
