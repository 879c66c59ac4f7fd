import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { FormAnswer } from '../account/form-answer.ts'
import { sent } from '../account/form-client.ts'
import { sendLinkByForm } from '../account/recovery.server.ts'
import { returnPath } from '../account/return-to.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { AccountForm } from '../components/account/AccountForm.tsx'
import { AccountPage } from '../components/account/AccountPage.tsx'
import { EmailField } from '../components/account/EmailField.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { visitorContext } from '../shop.server.ts'

/** After setting a new password, the person returns to where they were. */
export const loader = ({ url }: LoaderFunctionArgs) => ({
  returnTo: returnPath(url.searchParams.get('returnTo')),
})

export const action = ({ request, context }: ActionFunctionArgs) =>
  sendLinkByForm(request, context.get(visitorContext))

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sent(serverAction)

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).reset)

export default function ResetPassword() {
  const words = useAccountWords()
  const { returnTo } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const onward = `?${new URLSearchParams({ returnTo })}`
  const login = `/login${onward}`
  if (answer?.isDone) return <LinkSent email={answer.typed?.email ?? ''} login={login} />
  return (
    <AccountPage title={words.reset} lead={words.resetWhy}>
      <AccountForm
        action={`/reset-password${onward}`}
        answer={answer}
        submit={words.sendLink}
        submitting={words.sendingLink}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <EmailField answer={answer} />
      </AccountForm>
      <p className="mt-8">
        <Link to={login} className="link">
          {words.backToLogin}
        </Link>
      </p>
    </AccountPage>
  )
}

function LinkSent({ email, login }: { email: string; login: string }) {
  const words = useAccountWords()
  return (
    <AccountPage title={words.resetSent} lead={<span role="status">{words.resetSentWhy(email)}</span>}>
      <Link to={login} className="button mt-10">
        {words.backToLogin}
      </Link>
    </AccountPage>
  )
}
