import { useId } from 'react'
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Link,
  type MetaFunction,
  useActionData,
} from 'react-router'
import type { FormAnswer } from '../account/form-answer.ts'
import { sent } from '../account/form-client.ts'
import { deleteAccountByForm } from '../account/security.server.ts'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { AccountForm } from '../components/account/AccountForm.tsx'
import { privateMeta } from '../seo/page-meta.ts'
import { visitorContext } from '../shop.server.ts'

/** An empty loader makes the browser ask the shop, which checks who is logged in. */
export const loader = () => null

export const action = ({ request, context }: ActionFunctionArgs) =>
  deleteAccountByForm(request, context.get(visitorContext))

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sent(serverAction)

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).deletion)

export default function Delete() {
  const words = useAccountWords()
  const answer = useActionData<FormAnswer>()
  const id = useId()
  const problem = answer?.field === 'sure' && answer.problem ? words.problems[answer.problem] : undefined
  return (
    <div className="max-w-md">
      <h1 className="text-title">{words.deletion}</h1>
      <p className="mt-4 text-lg text-soft">{words.deletionWhy}</p>
      <AccountForm
        action="/account/delete"
        answer={answer}
        submit={words.deleteNow}
        submitting={words.deleting}
      >
        <div>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="sure"
              value="yes"
              required
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? id : undefined}
              className="size-5 shrink-0 accent-accent"
            />
            {words.deletionSure}
          </label>
          <p id={id} className="mt-1.5 text-sm text-accent empty:hidden">
            {problem}
          </p>
        </div>
      </AccountForm>
      <Link to="/account" className="button button-quiet mt-4 w-full">
        {words.keepIt}
      </Link>
    </div>
  )
}
