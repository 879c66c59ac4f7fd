import { type ActionFunctionArgs, Link, type MetaFunction } from 'react-router'
import { changeLine } from '../cart/cart-form.server.ts'
import type { CartView } from '../cart/cart-view.ts'
import { CartLines } from '../components/cart/CartLines.tsx'
import { EmptyCart } from '../components/cart/EmptyCart.tsx'
import { Subtotal } from '../components/cart/Subtotal.tsx'
import { useFrame } from '../components/layout/use-frame.ts'
import { PageHead } from '../components/listing/PageHead.tsx'
import { Unavailable } from '../components/notice/Unavailable.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { visitorContext } from '../shop.server.ts'

export const action = ({ request, context }: ActionFunctionArgs) =>
  changeLine(request, context.get(visitorContext))

export const meta: MetaFunction = () => [
  ...pageMeta({ title: 'Cart' }),
  { name: 'robots', content: 'noindex' },
]

export default function Cart() {
  const { cart, hasCart } = useFrame()
  if (!hasCart) return <Unavailable />
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
