import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import { useWords } from '../../messages/words.tsx'

/** The shop's pages that buyers may want to read before they order; each opens in a new tab. */
export function ShopTerms({ brand }: { readonly brand: HostedBrand }) {
  const { t } = useWords()
  const pages = [
    [t.terms, brand.termsUrl],
    [t.returns, brand.returnsUrl],
    [t.privacy, brand.privacyUrl],
  ] as const
  if (pages.every(([, url]) => url === undefined)) return null
  return (
    <p className="shop-terms">
      {pages.map(
        ([name, url]) =>
          url && (
            <a key={name} className="link" href={url} target="_blank" rel="noreferrer">
              {name}
              <span className="unseen"> {t.newTab}</span>
            </a>
          ),
      )}
    </p>
  )
}
