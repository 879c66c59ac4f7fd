import type { shop } from '@vitrine/client/storefront'
import { useWords } from '../../messages/words.tsx'
import { countryNamed } from '../../parts/addresses/countries.ts'
import { useStaff } from '../../session/SessionGate.tsx'
import classes from './PrintPage.module.css'
import { usePrintTexts } from './texts.ts'

/** Who sells, at the top of a document: the logo or the name, and the address. */
export function SellerHead({
  facts: { seller, logoUrl, locale },
}: {
  facts: Awaited<ReturnType<typeof shop.getShop>>
}) {
  const { country } = useWords()
  const print = usePrintTexts()
  const { name } = useStaff().shop
  const [legalName, ...address] = [seller?.name ?? name, ...(seller?.address ?? [])]
  const lines = address.map((line, index) => {
    const code = index === address.length - 1 ? countryNamed(line, [locale, 'en', 'de']) : undefined
    return code ? country(code) : line
  })
  return (
    <header className={classes.seller}>
      {logoUrl ? (
        <img className={classes.logo} src={logoUrl} alt={name} />
      ) : (
        <span className={classes.mark}>{name}</span>
      )}
      <address>
        {[legalName, ...lines, seller?.vatId && print.vatId(seller.vatId)].filter(Boolean).join('\n')}
      </address>
    </header>
  )
}
