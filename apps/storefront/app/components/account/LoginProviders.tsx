import { Link } from 'react-router'
import { useAccountWords } from '../../account/use-words.ts'

interface LoginProvidersProps {
  providers: { id: string; name: string }[]
  returnTo: string
}

/**
 * Other places to log in at, where the shop has any. The platform leads there and back. They are links and no form: a
 * page's policy says where its forms may end, and nobody knows beforehand where a provider leads people about.
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
