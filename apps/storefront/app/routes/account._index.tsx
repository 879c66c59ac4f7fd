import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { FormAnswer } from '../account/form-answer.ts'
import { sent } from '../account/form-client.ts'
import { readMember, toLogin } from '../account/member.server.ts'
import { nameOf } from '../account/member-view.ts'
import { pageIn, readOrders } from '../account/order-list.server.ts'
import { saveProfile } from '../account/profile.server.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { OrderListing } from '../components/account/OrderListing.tsx'
import { ProfileForm } from '../components/account/ProfileForm.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { report } from '../serving/report.server.ts'
import { reading, visitorContext } from '../shop.server.ts'

/** The member's orders and profile. If orders can't be read, the rest is still shown. */
export const loader = reading(async ({ url, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  const orders = readOrders(visitor, pageIn(url.searchParams)).catch((error: unknown) => {
    report(error)
    return null
  })
  const member = await readMember(visitor)
  if (!member) throw toLogin(url, visitor)
  return { member, orders: await orders }
})

export const action = ({ request, context }: ActionFunctionArgs) =>
  saveProfile(request, context.get(visitorContext))

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sent(serverAction)

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).account)

export default function Overview() {
  const words = useAccountWords()
  const { member, orders } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const name = nameOf(member)
  return (
    <>
      <h1 className="text-title wrap-break-word">{name ? words.accountOf(name) : words.account}</h1>
      <div className="2xl:grid 2xl:grid-cols-[minmax(0,1fr)_27rem] 2xl:items-start 2xl:gap-x-28">
        <OrderListing list={orders} />
        <ProfileForm member={member} answer={answer} />
      </div>
    </>
  )
}
