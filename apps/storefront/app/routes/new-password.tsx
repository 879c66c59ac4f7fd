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
import { setPasswordByForm } from '../account/recovery.server.ts'
import { returnPath } from '../account/return-to.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { AccountForm } from '../components/account/AccountForm.tsx'
import { AccountPage } from '../components/account/AccountPage.tsx'
import { NewPasswordField } from '../components/account/NewPasswordField.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { visitorContext } from '../shop.server.ts'

/** The target of recovery mails, if a shop links them here. */
export function loader({ url, context }: LoaderFunctionArgs) {
  context.get(visitorContext).isPrivate = true
  return {
    token: url.searchParams.get('token')?.slice(0, 1000) ?? '',
    returnTo: returnPath(url.searchParams.get('returnTo')),
  }
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  setPasswordByForm(request, context.get(visitorContext))

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sent(serverAction)

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).chooseNew)

export default function NewPassword() {
  const words = useAccountWords()
  const { token, returnTo } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const onward = `?${new URLSearchParams({ returnTo })}`
  if (answer?.isDone)
    return (
      <Ended title={words.passwordSet} why={words.passwordSetWhy} to={`/login${onward}`} way={words.logIn} />
    )
  if (token === '' || answer?.problem === 'linkOld')
    return (
      <Ended
        title={words.linkOld}
        why={words.linkOldWhy}
        to={`/reset-password${onward}`}
        way={words.askAnother}
      />
    )
  return (
    <AccountPage title={words.chooseNew}>
      <AccountForm
        action={`/new-password?${new URLSearchParams({ token, returnTo })}`}
        answer={answer}
        submit={words.saveNew}
        submitting={words.savingNew}
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <NewPasswordField label={words.newPassword} answer={answer} />
      </AccountForm>
    </AccountPage>
  )
}

function Ended({ title, why, to, way }: { title: string; why: string; to: string; way: string }) {
  return (
    <AccountPage title={title} lead={<span role="status">{why}</span>}>
      <Link to={to} className="button mt-10">
        {way}
      </Link>
    </AccountPage>
  )
}
