import { Form } from 'react-router'
import { useAccountWords } from '../../account/use-words.ts'

/** Leads to the platform's own login page, which knows more ways to log in than a form of the shop. */
export function HostedLogin({ returnTo, isOnly = false }: { returnTo: string; isOnly?: boolean }) {
  const words = useAccountWords()
  return (
    <Form method="post" action="/login" className="mt-4">
      <input type="hidden" name="returnTo" value={returnTo} />
      <button type="submit" name="intent" value="hosted" className="button button-quiet w-full">
        {isOnly ? words.logInHostedOnly : words.logInHosted}
      </button>
    </Form>
  )
}
