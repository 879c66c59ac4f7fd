import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { afterPaint } from '../../after-paint.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { CartContents } from './CartContents.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { useCartPanel } from './cart-context.ts'
import { Subtotal } from './Subtotal.tsx'
import { useShownCart } from './use-shown-cart.ts'

/**
 * The cart in a drawer next to the page. The browser's own dialog keeps the focus in, closes on Escape and
 * returns the focus.
 */
export function CartDrawer() {
  const { cart: words, frame } = useMessages()
  const { isOpen, close } = useCartPanel()
  const state = useSettledState()
  const [before] = useState(state)
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    heading.current?.focus()
  }, [isOpen])

  // Closes on navigation, except when the drawer has just loaded, or when a choice on the same page changes
  // the address.
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current !== pathname) close()
    shownOn.current = pathname
  }, [pathname, close])

  const shut = () => dialog.current?.close()
  const shutOnLeaving = (event: MouseEvent) => {
    const { target, defaultPrevented: isFollowedHere } = event
    const isLink = isFollowedHere && target instanceof Element && target.closest('a')
    if (isLink || target === dialog.current) shut()
  }
  // The browser has hidden it; removing its contents can wait until that is painted.
  const onClose = () => void afterPaint().then(close)

  return (
    <>
      {/*
       * Screen readers ignore everything behind an open dialog; its own live region is read with its name
       * when it opens.
       */}
      <p aria-live="polite" className="sr-only">
        {isOpen || state === before ? '' : state}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape. */}
      <dialog
        ref={dialog}
        onClose={onClose}
        onClick={shutOnLeaving}
        aria-labelledby="cart-drawer"
        aria-describedby="cart-drawer-news"
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
                onClick={shut}
                aria-label={frame.close}
                className="grid size-11 place-items-center hover:text-accent"
              >
                <Icon name="close" />
              </button>
            </div>
            <DrawerContent />
            <p id="cart-drawer-news" aria-live="polite" className="sr-only">
              {state}
            </p>
          </div>
        )}
      </dialog>
    </>
  )
}

function DrawerContent() {
  const { cart: words } = useMessages()
  const cart = useShownCart()
  const isEmpty = cart.lines.length === 0
  return (
    <>
      <div className="flex-1 overflow-y-auto overscroll-contain px-6">
        <CartContents cart={cart} />
      </div>
      {!isEmpty && (
        <div className="border-t border-line px-6 py-6">
          <Subtotal cart={cart} />
          {cart.coupon && (
            <p className="label mt-1 wrap-break-word">
              {words.coupon} {cart.coupon}. {words.couponLater}
            </p>
          )}
          <div className="mt-5 grid gap-3">
            <CheckoutForm />
            <Link to="/cart" className="button button-quiet w-full">
              {words.view}
            </Link>
          </div>
        </div>
      )}
    </>
  )
}

/** The cart's contents in words, once settled. */
function useSettledState(): string {
  const { cart: words } = useMessages()
  const { count, subtotal, isPending } = useShownCart()
  const text = words.news(count, subtotal)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (!isPending) setSettled(text)
  }, [text, isPending])
  return settled
}
