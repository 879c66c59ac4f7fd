import { useEffect, useRef, useState } from 'react'
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { readCart } from '../cart/cart.server.ts'
import { type CartAnswer, changeCart } from '../cart/cart-form.server.ts'
import { estimatedCoupon } from '../cart/coupon.server.ts'
import { estimateView, noticesOf, totalsFor } from '../cart/estimate.server.ts'
import { isCountry } from '../cart/estimate.ts'
import type { ShownCart } from '../cart/shown-cart.ts'
import { UNANSWERED } from '../cart/unanswered.ts'
import { CartContents } from '../components/cart/CartContents.tsx'
import { CHECKOUT_FORM, CheckoutForm } from '../components/cart/CheckoutForm.tsx'
import { CouponForm } from '../components/cart/CouponForm.tsx'
import { Estimate } from '../components/cart/Estimate.tsx'
import { OrderNote } from '../components/cart/OrderNote.tsx'
import { Subtotal } from '../components/cart/Subtotal.tsx'
import { Sums } from '../components/cart/Sums.tsx'
import { useShownCart } from '../components/cart/use-shown-cart.ts'
import { useFrame } from '../components/layout/use-frame.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, shopTerms, type Visitor, visitorContext } from '../shop.server.ts'

/**
 * The frame shows the cart; this page adds what has changed since it was filled, and its sums: with delivery
 * for the country in its address.
 */
export const loader = reading(async ({ request, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  visitor.isPrivate = true
  const asked = new URL(request.url).searchParams.get('country')
  const [, shown] = await Promise.all([readCart(visitor), sumsFor(visitor, asked)])
  return shown
})

async function sumsFor(visitor: Visitor, asked: string | null) {
  const countries = (await shopTerms())?.deliversTo
  const country = isCountry(asked, countries?.length === 0 ? null : countries) ? asked : undefined
  const totals = await totalsFor(visitor, country)
  return {
    sums: totals && estimateView(totals, country, visitor, countries),
    notices: totals ? noticesOf(totals, visitor) : {},
    coupon: totals ? estimatedCoupon(totals, visitor.answers) : undefined,
  }
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  changeCart(request, context.get(visitorContext))

/** Opens the checkout, and reports a missing answer in place instead of losing the page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<CartAnswer> {
  const form = await request.clone().formData()
  return serverAction<CartAnswer>().catch((error) => {
    if (error instanceof Response) return follow(error)
    return { ...UNANSWERED, line: String(form.get('line')) }
  })
}

/** The router drops a form's redirect when the page's data is read again meanwhile, such as for a new price. */
function follow(redirection: Response): Promise<never> {
  const address = redirection.headers.get('Location')
  if (!address) throw redirection
  window.location.assign(address)
  return new Promise(() => {}) // the form stays busy until the page is left
}

/** The same as the frame. */
export { hasNews as shouldRevalidate } from '../cart/unanswered.ts'

export { retryHeaders as headers } from '../serving/retry-headers.ts'

export const meta: MetaFunction = ({ matches }) => {
  const { cart, shop } = messagesOf(matches)
  return pageMeta({ title: cart.title, description: shop.description })
}

export default function Cart() {
  const { cart: words, frame } = useMessages()
  const { sums, notices, coupon } = useLoaderData<typeof loader>()
  const cart = useShownCart()
  const isOld = useFreshTotals(cart)
  return (
    <div className="wrap">
      <PageHead title={words.title} />
      <div
        className={`grid gap-x-16 gap-y-10 ${cart.lines.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_27rem] 2xl:gap-x-28' : ''}`}
      >
        <div className="min-w-0 self-start">
          <div className={cart.lines.length > 0 ? 'border-y border-line' : ''}>
            <CartContents cart={cart} notices={notices} />
          </div>
          {cart.lines.length > 0 && <OrderNote note={cart.settled.note ?? ''} />}
        </div>
        {cart.lines.length > 0 && (
          <aside
            aria-label={words.summary}
            className="cart-sums self-start bg-mat p-6 lg:sticky lg:top-8 lg:p-8"
          >
            <Subtotal cart={cart} />
            <Sums sums={sums} isOld={isOld} />
            {!sums?.country && !sums?.problem && (
              <p className="label mt-3">{sums?.taxOnly ?? words.onTop(cart.taxIncluded === true)}</p>
            )}
            <div className="buy-bar mt-5 flex items-center gap-4">
              <p aria-hidden="true" className="min-w-16 text-lg tabular-nums md:hidden">
                {(!isOld && sums?.total) || cart.subtotal}
              </p>
              <CheckoutForm id={CHECKOUT_FORM} country={sums?.country} />
            </div>
            <CouponForm cart={cart} estimated={coupon} />
            {!sums?.taxOnly && sums?.deliversTo?.length !== 0 && (
              <Estimate country={sums?.country} countries={sums?.deliversTo} />
            )}
            <Link to="/products" className="link mx-auto mt-5 block w-fit py-2">
              {frame.lookFurther}
            </Link>
          </aside>
        )}
      </div>
    </div>
  )
}

/**
 * Reloads notices and estimate when the cart has changed. The page stays while the shop can't answer: the change itself
 * was made.
 * @returns true while the ones shown are outdated
 */
function useFreshTotals({ settled, isPending }: ShownCart): boolean {
  const { cart: read } = useFrame()
  const { revalidate, state } = useRevalidator()
  const data = useLoaderData<typeof loader>()
  const answered = useRef(read)
  const latest = useRef(data)
  const [old, setOld] = useState<typeof data>()
  latest.current = data
  useEffect(() => {
    answered.current = read
  }, [read])
  useEffect(() => {
    if (isPending || JSON.stringify(settled) === JSON.stringify(answered.current)) return
    const ending = new AbortController()
    setOld(latest.current)
    const reload = async () => {
      const { reloadNow } = await import('../live/reload-page.ts')
      await reloadNow(revalidate, ending.signal)
      if (!ending.signal.aborted) answered.current = settled
    }
    void reload().catch(revalidate)
    return () => ending.abort()
  }, [settled, isPending, revalidate])
  return old === data || isPending || state !== 'idle'
}
