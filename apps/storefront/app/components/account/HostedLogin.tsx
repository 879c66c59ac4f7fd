import { Form } from 'react-router'
import { useAccountWords } from '../../account/use-words.ts'

interface HostedLoginProps {
  /** Whose page leads there: who wants an account is led to where accounts are made. */
  action: string
  returnTo: string
}

/** Leads to the platform's own page, where a form of the shop goes no further: it shows every captcha. */
export function HostedLogin({ action, returnTo }: HostedLoginProps) {
  const words = useAccountWords()
  return (
    <Form method="post" action={action} className="mt-4">
      <noscript>
        <p className="mb-4 text-soft">{words.needsScripts}</p>
      </noscript>
      <input type="hidden" name="returnTo" value={returnTo} />
      <button type="submit" name="intent" value="hosted" className="button button-quiet w-full">
        {words.logInHosted}
      </button>
    </Form>
  )
}
