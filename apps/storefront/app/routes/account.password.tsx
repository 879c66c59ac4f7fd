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
import { readMember } from '../account/member.server.ts'
import { changePasswordByForm } from '../account/security.server.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { AccountForm } from '../components/account/AccountForm.tsx'
import { NewPasswordField } from '../components/account/NewPasswordField.tsx'
import { PasswordField } from '../components/account/PasswordField.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { reading, visitorContext } from '../shop.server.ts'

export const loader = reading(async ({ context }: LoaderFunctionArgs) => {
  const member = await readMember(context.get(visitorContext))
  return { email: member?.email ?? '' }
})

export const action = ({ request, context }: ActionFunctionArgs) =>
  changePasswordByForm(request, context.get(visitorContext))

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sent(serverAction)

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).changePassword)

export default function Password() {
  const words = useAccountWords()
  const { email } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className="max-w-md">
      <h1 className="text-title">{words.changePassword}</h1>
      <p className="mt-4 text-lg text-soft">{words.changePasswordWhy}</p>
      <AccountForm
        action="/account/password"
        answer={answer}
        submit={words.changePassword}
        submitting={words.savingNew}
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          name="current"
          label={words.currentPassword}
          autoComplete="current-password"
          answer={answer}
        />
        <NewPasswordField label={words.newPassword} answer={answer} />
      </AccountForm>
      <p className="mt-8">
        <Link to="/reset-password" className="link">
          {words.forgotten}
        </Link>
      </p>
    </div>
  )
}
