import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { readCart } from '../cart/cart.server.ts'
import { type CartAnswer, changeCart } from '../cart/cart-form.server.ts'
import type { CartView } from '../cart/cart-view.ts'
import { estimateView, noticesOf, totalsFor } from '../cart/estimate.server.ts'
import { type EstimateView, isCountry } from '../cart/estimate.ts'
import type { Notices } from '../cart/notices.ts'
import { isUnanswered, UNANSWERED } from '../cart/unanswered.ts'
import { CartLines } from '../components/cart/CartLines.tsx'
import { CheckoutForm } from '../components/cart/CheckoutForm.tsx'
import { CouponForm } from '../components/cart/CouponForm.tsx'
import { EmptyCart } from '../components/cart/EmptyCart.tsx'
import { Estimate } from '../components/cart/Estimate.tsx'
import { Subtotal } from '../components/cart/Subtotal.tsx'
import { useFrame } from '../components/layout/use-frame.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { messagesOf, useMessages } from '../messages/messages.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

/**
 * The frame shows the cart; the page answers for it, says what has changed since it was filled, and what it comes to in
 * the country of its address.
 */
export const loader = reading(async ({ request, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const asked = new URL(request.url).searchParams.get('country')
  const country = isCountry(asked) ? asked : undefined
  const [, totals] = await Promise.all([readCart(visitor), totalsFor(visitor, country)])
  return {
    estimate: totals && country ? estimateView(totals, country, visitor) : null,
    notices: totals ? noticesOf(totals) : {},
  }
})

export const action = ({ request, context }: ActionFunctionArgs) =>
  changeCart(request, context.get(visitorContext))

/** Says in place that no answer came, instead of giving up the page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<CartAnswer> {
  const form = await request.clone().formData()
  return serverAction<CartAnswer>().catch((error) => {
    if (error instanceof Response) throw error // it leads to the checkout
    return { ...UNANSWERED, line: String(form.get('line')) }
  })
}

/** As for the frame. */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs) =>
  !isUnanswered(actionResult)

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta({ title: messagesOf(matches).cart.title }),
  { name: 'robots', content: 'noindex' },
]

export default function Cart() {
  const { cart: words } = useMessages()
  const { cart } = useFrame()
  const { estimate, notices } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <PageHead title={words.title} />
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <FullCart cart={cart} estimate={estimate} notices={notices} />
      )}
    </div>
  )
}

interface FullCartProps {
  cart: CartView
  estimate: EstimateView | null
  notices: Notices
}

function FullCart({ cart, estimate, notices }: FullCartProps) {
  const { cart: words, frame } = useMessages()
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="self-start border-y border-line">
        <CartLines cart={cart} notices={notices} />
      </div>
      <aside aria-label={words.summary} className="self-start bg-mat p-6 lg:sticky lg:top-8 lg:p-8">
        <Subtotal cart={cart} />
        <p className="label mt-3">{words.onTop(cart.taxIncluded === true)}</p>
        <CouponForm code={cart.coupon} />
        <Estimate estimate={estimate} />
        <div className="mt-7 grid gap-3">
          <CheckoutForm country={estimate?.country} />
          <Link to="/products" className="button button-quiet w-full">
            {frame.lookFurther}
          </Link>
        </div>
      </aside>
    </div>
  )
}
