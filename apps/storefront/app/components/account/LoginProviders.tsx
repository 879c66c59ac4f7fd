import { Link } from 'react-router'
import { useAccountWords } from '../../account/use-words.ts'

interface LoginProvidersProps {
  providers: { id: string; name: string }[]
  returnTo: string
}

/**
 * External login providers, if the shop has any. The platform leads there and back. These are links rather
 * than a form: the page's policy limits where forms may lead, and a provider's redirects are unknown in
 * advance.
 */
export function LoginProviders({ providers, returnTo }: LoginProvidersProps) {
  const words = useAccountWords()
  if (providers.length === 0) return null
  return (
    <div className="mt-4 grid gap-3">
      {providers.map(({ id, name }) => (
        <Link
          key={id}
          reloadDocument
          to={`/login?${new URLSearchParams({ returnTo, provider: id })}`}
          className="button button-quiet w-full"
        >
          {words.logInWith(name)}
        </Link>
      ))}
    </div>
  )
}
