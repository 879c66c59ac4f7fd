import { Form } from 'react-router'
import { useAccountWords } from '../../account/use-words.ts'

interface HostedLoginProps {
  /** Which page links there: registration leads to registration. */
  action: string
  returnTo: string
}

/** Links to the platform's own page, which can show every captcha, when the shop's form can't continue. */
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
