import type { HostedProvider } from '@vitrine/contract/hosted-identity'
import { useLoginWords } from '../messages/words.tsx'

/** External login providers, below the shop's own login. */
export function Providers({ providers }: { readonly providers: readonly HostedProvider[] }) {
  const t = useLoginWords()
  if (providers.length === 0) return null
  return (
    <div className="providers">
      <p className="divider">{t.or}</p>
      {providers.map(({ id, name, url }) => (
        <a key={id} className="button button-quiet" href={url}>
          {t.providerButton(name)}
        </a>
      ))}
    </div>
  )
}
