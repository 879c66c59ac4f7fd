import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { FormAnswer } from '../account/form-answer.ts'
import { sent } from '../account/form-client.ts'
import { registerByForm } from '../account/login.server.ts'
import { readMember } from '../account/member.server.ts'
import { returnPath } from '../account/return-to.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { AccountForm } from '../components/account/AccountForm.tsx'
import { AccountPage } from '../components/account/AccountPage.tsx'
import { HostedLogin } from '../components/account/HostedLogin.tsx'
import { TextField } from '../components/account/TextField.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

/** Who is logged in already is led on. */
export const loader = reading(async ({ url, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  visitor.isPrivate = true
  const returnTo = returnPath(url.searchParams.get('returnTo'))
  if (await readMember(visitor)) throw redirect(returnTo, 303)
  return { returnTo }
})

export const action = ({ request, context }: ActionFunctionArgs) =>
  registerByForm(request, context.get(visitorContext))

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sent(serverAction)

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).register)

export default function Register() {
  const words = useAccountWords()
  const { returnTo } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const onward = `?${new URLSearchParams({ returnTo })}`
  return (
    <AccountPage title={words.register} lead={words.registerWhy}>
      <AccountForm action="/register" answer={answer} submit={words.register} submitting={words.registering}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          name="firstName"
          label={words.firstName}
          autoComplete="given-name"
          maxLength={100}
          isOptional
          answer={answer}
        />
        <TextField
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          answer={answer}
        />
        <TextField
          name="password"
          type="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          maxLength={256}
          answer={answer}
        />
      </AccountForm>
      {answer?.problem === 'captcha' && <HostedLogin returnTo={returnTo} isOnly />}
      <p className="mt-8">
        {words.haveAccount}{' '}
        <Link to={`/login${onward}`} className="link">
          {words.logIn}
        </Link>
      </p>
    </AccountPage>
  )
}
