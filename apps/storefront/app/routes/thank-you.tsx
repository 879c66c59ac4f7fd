import { lazy, Suspense } from 'react'
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { useFreshPage } from '../components/account/use-fresh-page.ts'
import { useFrame } from '../components/layout/use-frame.ts'
import { Notice } from '../components/notice/Notice.tsx'
import { Unavailable } from '../components/notice/Unavailable.tsx'
import { KeepOrder, ToOrders } from '../components/order/OrderActions.tsx'
import { OrderPage } from '../components/order/OrderPage.tsx'
import { useMessages } from '../messages/messages.ts'
import { findOrder } from '../order/order.server.ts'
import { orderWordsOf, useOrderWords } from '../order/use-words.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

/** Most buyers never see it. */
const Shelves = lazy(() =>
  import('../components/collection/Shelves.tsx').then(({ Shelves }) => ({ default: Shelves })),
)

/** The checkout leads here with the order in the address. Only its buyer can see it. */
export const loader = reading(async ({ request, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  visitor.isPrivate = true
  const id = new URL(request.url).searchParams.get('orderId')
  const order = await findOrder(visitor, id)
  const isGuest = !visitor.client.auth.loggedIn()
  return data({ order, isGuest }, { status: order ? 200 : 404 })
})

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta({ title: orderWordsOf(matches).title }),
  { name: 'robots', content: 'noindex' },
]

export default function ThankYou() {
  const { order, isGuest } = useLoaderData<typeof loader>()
  useFreshPage()
  if (!order) return <UnknownOrder />
  return (
    <OrderPage order={order}>{isGuest ? order.email && <KeepOrder id={order.id} /> : <ToOrders />}</OrderPage>
  )
}

/** The shop doesn't answer. Buyers who have just paid must not fear for their order, or pay again. */
export function ErrorBoundary() {
  return <Unavailable why={useOrderWords().unavailableWhy} />
}

function UnknownOrder() {
  const order = useOrderWords()
  const { frame } = useMessages()
  const { member } = useFrame()
  return (
    <Notice
      title={order.unknown}
      beside={
        <Suspense>
          <Shelves sizes="(min-width: 64rem) 17vw, 30vw" />
        </Suspense>
      }
      ways={
        <>
          <Link to={member ? '/account' : '/login?returnTo=%2Faccount'} className="button">
            {member ? order.toOrders : frame.logIn}
          </Link>
          <Link to="/" className="button button-quiet">
            {frame.frontPage}
          </Link>
        </>
      }
    >
      <p>{order.unknownWhy}</p>
    </Notice>
  )
}
