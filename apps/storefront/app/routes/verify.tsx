import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { FormAnswer } from '../account/form-answer.ts'
import { sent } from '../account/form-client.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { verifyByForm } from '../account/verify.server.ts'
import { readWaiting } from '../account/waiting.server.ts'
import { AccountForm } from '../components/account/AccountForm.tsx'
import { AccountPage } from '../components/account/AccountPage.tsx'
import { TextField } from '../components/account/TextField.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { visitorContext } from '../shop.server.ts'

/** A registration or login that waits for a mailed code. */
export function loader({ request, context }: LoaderFunctionArgs) {
  context.get(visitorContext).isPrivate = true
  const waiting = readWaiting(request.headers.get('Cookie'))
  return { waiting: waiting ? { email: waiting.email, returnTo: waiting.returnTo } : null }
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  verifyByForm(request, context.get(visitorContext))

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sent(serverAction)

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).verify)

export default function Verify() {
  const words = useAccountWords()
  const { waiting } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  if (!waiting) return <NothingToVerify />
  return (
    <AccountPage
      title={words.verify}
      lead={waiting.email ? words.verifySent(waiting.email) : words.verifySentAnywhere}
    >
      <p role="status" className="mt-4 empty:hidden">
        {answer?.isDone ? words.resent : null}
      </p>
      <AccountForm action="/verify" answer={answer} submit={words.confirm} submitting={words.confirming}>
        <TextField
          name="code"
          label={words.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          answer={answer}
        />
      </AccountForm>
      <Form method="post" action="/verify" className="mt-4">
        <button type="submit" name="intent" value="resend" className="button button-quiet w-full">
          {words.resend}
        </button>
      </Form>
      <p className="mt-8">
        <Link to={`/register?${new URLSearchParams({ returnTo: waiting.returnTo })}`} className="link">
          {words.otherAddress}
        </Link>
      </p>
    </AccountPage>
  )
}

function NothingToVerify() {
  const words = useAccountWords()
  return (
    <AccountPage title={words.verifyNone} lead={words.verifyNoneWhy}>
      <Link to="/login" className="button mt-10">
        {words.logIn}
      </Link>
    </AccountPage>
  )
}
