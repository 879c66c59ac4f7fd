import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Notice } from '../components/notice/Notice.tsx'
import { OrderPage } from '../components/order/OrderPage.tsx'
import { findOrder } from '../order/order.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

/** The checkout leads here with the order in the address. It is shown to its buyer alone. */
export const loader = reading(async ({ request, context }: LoaderFunctionArgs) => {
  const id = new URL(request.url).searchParams.get('orderId')
  const order = await findOrder(context.get(visitorContext), id)
  return data({ order }, { status: order ? 200 : 404 })
})

export const meta: MetaFunction = () => [
  ...pageMeta({ title: 'Thank you' }),
  { name: 'robots', content: 'noindex' },
]

export default function ThankYou() {
  const { order } = useLoaderData<typeof loader>()
  return order ? <OrderPage order={order} /> : <UnknownOrder />
}

function UnknownOrder() {
  return (
    <Notice
      title="We cannot show this order here"
      ways={
        <>
          <Link to="/" className="button">
            Go to the front page
          </Link>
          <Link to="/cart" className="button button-quiet">
            Look into the cart
          </Link>
        </>
      }
    >
      <p>
        An order is shown in the browser in which it was made. If you have just ordered, nothing is lost: its
        confirmation, with everything in it, is on its way to your e-mail address.
      </p>
    </Notice>
  )
}
