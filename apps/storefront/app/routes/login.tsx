import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Link,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { loadEntry } from '../account/enter-page.server.ts'
import type { FormAnswer } from '../account/form-answer.ts'
import { sent } from '../account/form-client.ts'
import { logInByForm } from '../account/login.server.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { AccountForm } from '../components/account/AccountForm.tsx'
import { AccountPage } from '../components/account/AccountPage.tsx'
import { EmailField } from '../components/account/EmailField.tsx'
import { HostedLogin } from '../components/account/HostedLogin.tsx'
import { LoginProviders } from '../components/account/LoginProviders.tsx'
import { PasswordField } from '../components/account/PasswordField.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { visitorContext } from '../shop.server.ts'

export const loader = loadEntry

export const action = ({ request, context }: ActionFunctionArgs) =>
  logInByForm(request, context.get(visitorContext))

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sent(serverAction)

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).logIn)

export default function Login() {
  const words = useAccountWords()
  const { returnTo, providers, refused } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>() ?? refused
  const onward = `?${new URLSearchParams({ returnTo })}`
  // A page restored by the browser, or without scripts, knows the return page only from its address.
  const formAction = `/login${onward}`
  return (
    <AccountPage title={words.logIn} lead={words.logInWhy}>
      <AccountForm action={formAction} answer={answer} submit={words.logIn} submitting={words.loggingIn}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <EmailField answer={answer} />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          answer={answer}
        />
      </AccountForm>
      {answer?.problem === 'captcha' && <HostedLogin action={formAction} returnTo={returnTo} />}
      <LoginProviders providers={providers} returnTo={returnTo} />
      <p className="mt-8">
        <Link to={`/reset-password${onward}`} className="link">
          {words.forgotten}
        </Link>
      </p>
      <p className="mt-3">
        {words.noAccount}{' '}
        <Link to={`/register${onward}`} className="link">
          {words.toRegister}
        </Link>
      </p>
    </AccountPage>
  )
}
