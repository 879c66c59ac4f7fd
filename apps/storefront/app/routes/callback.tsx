import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useSubmit,
} from 'react-router'
import { comeBack, type Failed, returnedIn } from '../account/hosted-login.server.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { readForm } from '../cart/cart-form.server.ts'
import { AccountPage } from '../components/account/AccountPage.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { visitorContext } from '../shop.server.ts'

/** The platform leads here with code and state, or with error and error_description, as the query. */
export async function loader({ url, request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  visitor.isPrivate = true
  const returned = returnedIn(url.searchParams)
  return returned ? comeBack(visitor, request.headers.get('Cookie'), returned) : null
}

/** The answer in the fragment, which only page scripts can read. */
export async function action({ request, context }: ActionFunctionArgs) {
  const returned = returnedIn(await readForm(request))
  const visitor = context.get(visitorContext)
  return returned ? comeBack(visitor, request.headers.get('Cookie'), returned) : null
}

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).callback)

export default function Callback() {
  const inQuery = useLoaderData<Failed | null>()
  const inFragment = useActionData<Failed | null>()
  const failed = inFragment ?? inQuery
  return failed ? <NotLoggedIn failed={failed} /> : <Reading />
}

/** Sends the fragment to the shop and removes it from the address. Without one, no login is under way. */
function Reading() {
  const words = useAccountWords()
  const submit = useSubmit()
  useEffect(() => {
    const fields = new URLSearchParams(window.location.hash.slice(1))
    window.history.replaceState(window.history.state, '', window.location.pathname)
    // In a later task: React may run this twice, and the fragment can be read only once.
    if ([...fields.keys()].length > 0) submit(fields, { method: 'post', action: '/callback', replace: true })
  }, [submit])
  return (
    <AccountPage title={words.callback} lead={words.callbackWhy}>
      <Ways />
    </AccountPage>
  )
}

function NotLoggedIn({ failed }: { failed: Failed }) {
  const words = useAccountWords()
  const why = 'isElsewhere' in failed ? words.callbackElsewhere : words.callbackFailedWhy
  return (
    <AccountPage title={words.callbackFailed} lead={<span role="alert">{why}</span>}>
      {'said' in failed && (
        <p className="mt-4 text-soft wrap-break-word">
          {words.said} “{failed.said}”
        </p>
      )}
      <Ways />
    </AccountPage>
  )
}

function Ways() {
  const words = useAccountWords()
  return (
    <div className="mt-10 flex flex-wrap gap-4">
      <Link to="/login" className="button">
        {words.backToLogin}
      </Link>
      <Link to="/" className="button button-quiet">
        {words.frontPage}
      </Link>
    </div>
  )
}
