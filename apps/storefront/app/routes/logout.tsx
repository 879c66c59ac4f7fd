import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from 'react-router'
import { logOut } from '../account/logout.server.ts'
import { readMember } from '../account/member.server.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { AccountPage } from '../components/account/AccountPage.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

/** Opening the address doesn't log anyone out: the page asks first. */
export const loader = reading(async ({ context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  visitor.isPrivate = true
  if (!(await readMember(visitor))) throw redirect('/', 303)
  return null
})

export const action = ({ context }: ActionFunctionArgs) => logOut(context.get(visitorContext))

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).logOut)

export default function Logout() {
  const words = useAccountWords()
  return (
    <AccountPage title={words.logOutSure} lead={words.logOutWhy}>
      <Form method="post" action="/logout" className="mt-10">
        <button type="submit" className="button">
          {words.logOut}
        </button>
      </Form>
    </AccountPage>
  )
}
