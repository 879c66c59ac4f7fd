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
import { estimateFor } from '../cart/estimate.server.ts'
import type { EstimateView } from '../cart/estimate.ts'
import { isUnanswered, UNANSWERED } from '../cart/unanswered.ts'
import { CartLines } from '../components/cart/CartLines.tsx'
import { CouponForm } from '../components/cart/CouponForm.tsx'
import { EmptyCart } from '../components/cart/EmptyCart.tsx'
import { Estimate } from '../components/cart/Estimate.tsx'
import { Subtotal } from '../components/cart/Subtotal.tsx'
import { useFrame } from '../components/layout/use-frame.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

/** The frame shows the cart; the page answers for it, and says what it comes to in the country of its address. */
export const loader = reading(async ({ request, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const country = new URL(request.url).searchParams.get('country')
  const [, estimate] = await Promise.all([readCart(visitor), estimateFor(visitor, country)])
  return { estimate }
})

export const action = ({ request, context }: ActionFunctionArgs) =>
  changeCart(request, context.get(visitorContext))

/** Says in place that no answer came, instead of giving up the page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<CartAnswer> {
  const form = await request.clone().formData()
  return serverAction<CartAnswer>().catch(() => ({ ...UNANSWERED, line: String(form.get('line')) }))
}

/** As for the frame. */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs) =>
  !isUnanswered(actionResult)

export const meta: MetaFunction = () => [
  ...pageMeta({ title: 'Cart' }),
  { name: 'robots', content: 'noindex' },
]

export default function Cart() {
  const { cart } = useFrame()
  const { estimate } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <PageHead title="Cart" />
      {cart.lines.length === 0 ? <EmptyCart /> : <FullCart cart={cart} estimate={estimate} />}
    </div>
  )
}

function FullCart({ cart, estimate }: { cart: CartView; estimate: EstimateView | null }) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="border-y border-line">
        <CartLines cart={cart} />
      </div>
      <aside aria-label="Summary" className="self-start bg-mat p-6 lg:sticky lg:top-8 lg:p-8">
        <Subtotal cart={cart} />
        <p className="label mt-3">
          {cart.taxIncluded ? 'Tax is included, delivery comes on top.' : 'Taxes and delivery come on top.'}
        </p>
        <CouponForm code={cart.coupon} />
        <Estimate estimate={estimate} />
        <Link to="/products" className="button button-quiet mt-7 w-full">
          Look around further
        </Link>
      </aside>
    </div>
  )
}
