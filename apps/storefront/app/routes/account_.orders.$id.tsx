import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router'
import { onlyMembers } from '../account/member.server.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { useFreshPage } from '../components/account/use-fresh-page.ts'
import { Notice } from '../components/notice/Notice.tsx'
import { OrderActions } from '../components/order/OrderActions.tsx'
import { OrderPage } from '../components/order/OrderPage.tsx'
import { findOrder } from '../order/order.server.ts'
import { reorder } from '../order/reorder.server.ts'
import { privateMeta } from '../seo/page-meta.ts'
import { notFound, reading, visitorContext } from '../shop.server.ts'

export const middleware = [onlyMembers]

/** One of the member's own orders. Others can't be opened: a link from an email may be another account's. */
export const loader = reading(async ({ params, context }: LoaderFunctionArgs) => {
  const order = await findOrder(context.get(visitorContext), params.id ?? null)
  return data({ order }, { status: order ? 200 : 404 })
})

/** Orders the same again. */
export const action = async ({ params, context }: ActionFunctionArgs) => {
  const answer = await reorder(context.get(visitorContext), params.id ?? null)
  if (!answer) throw notFound()
  return answer
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const words = accountWordsOf(matches)
  return privateMeta(loaderData?.order ? words.order(loaderData.order.number) : words.orders)
}

export default function MemberOrder() {
  const words = useAccountWords()
  const { order } = useLoaderData<typeof loader>()
  useFreshPage()
  if (!order)
    return (
      <Notice
        title={words.orderUnknown}
        ways={
          <Link to="/account" className="button">
            {words.backToAccount}
          </Link>
        }
      >
        <p>{words.orderUnknownWhy}</p>
      </Notice>
    )
  return (
    <>
      <p className="wrap pt-8 print:hidden">
        <Link to="/account" className="link">
          {words.backToAccount}
        </Link>
      </p>
      <OrderPage order={order} title={words.order(order.number)}>
        <OrderActions order={order} />
      </OrderPage>
    </>
  )
}
