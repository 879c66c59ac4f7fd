import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { readCart } from '../cart/cart.server.ts'
import { type CartAnswer, changeLine } from '../cart/cart-form.server.ts'
import type { CartView } from '../cart/cart-view.ts'
import { isUnanswered, UNANSWERED } from '../cart/unanswered.ts'
import { CartLines } from '../components/cart/CartLines.tsx'
import { EmptyCart } from '../components/cart/EmptyCart.tsx'
import { Subtotal } from '../components/cart/Subtotal.tsx'
import { useFrame } from '../components/layout/use-frame.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

/** The frame shows the cart; the page answers for it. */
export const loader = reading(async ({ context }: LoaderFunctionArgs) => {
  await readCart(context.get(visitorContext))
  return null
})

export const action = ({ request, context }: ActionFunctionArgs) =>
  changeLine(request, context.get(visitorContext))

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
  return (
    <div className="wrap">
      <PageHead title="Cart" />
      {cart.lines.length === 0 ? <EmptyCart /> : <FullCart cart={cart} />}
    </div>
  )
}

function FullCart({ cart }: { cart: CartView }) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="border-y border-line">
        <CartLines cart={cart} />
      </div>
      <aside aria-label="Summary" className="self-start bg-mat p-6 lg:sticky lg:top-8 lg:p-8">
        <Subtotal cart={cart} />
        <p className="label mt-3">Taxes and delivery come on top.</p>
        <Link to="/products" className="button button-quiet mt-7 w-full">
          Look around further
        </Link>
      </aside>
    </div>
  )
}
