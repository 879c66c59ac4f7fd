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
import { registerByForm } from '../account/login.server.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { AccountForm } from '../components/account/AccountForm.tsx'
import { AccountPage } from '../components/account/AccountPage.tsx'
import { EmailField } from '../components/account/EmailField.tsx'
import { HostedLogin } from '../components/account/HostedLogin.tsx'
import { LoginProviders } from '../components/account/LoginProviders.tsx'
import { NewPasswordField } from '../components/account/NewPasswordField.tsx'
import { TextField } from '../components/account/TextField.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { visitorContext } from '../shop.server.ts'

export const loader = loadEntry

export const action = ({ request, context }: ActionFunctionArgs) =>
  registerByForm(request, context.get(visitorContext))

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sent(serverAction)

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).register)

export default function Register() {
  const words = useAccountWords()
  const { returnTo, providers, known } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const onward = `?${new URLSearchParams({ returnTo })}`
  // A page restored by the browser, or without scripts, knows the return page only from its address.
  const formAction = `/register${onward}`
  return (
    <AccountPage title={words.register} lead={words.registerWhy}>
      <AccountForm action={formAction} answer={answer} submit={words.register} submitting={words.registering}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          name="firstName"
          label={words.firstName}
          autoComplete="given-name"
          maxLength={100}
          defaultValue={known.firstName}
          isOptional
          answer={answer}
        />
        <EmailField answer={answer} defaultValue={known.email} />
        <NewPasswordField label={words.password} answer={answer} />
      </AccountForm>
      {answer?.problem === 'captcha' && <HostedLogin action={formAction} returnTo={returnTo} />}
      <LoginProviders providers={providers} returnTo={returnTo} />
      <p className="mt-8">
        {words.haveAccount}{' '}
        <Link to={`/login${onward}`} className="link">
          {words.logIn}
        </Link>
      </p>
    </AccountPage>
  )
}
