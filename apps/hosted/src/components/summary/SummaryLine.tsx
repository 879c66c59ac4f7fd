import type { HostedLine } from '@vitrine/contract/hosted-checkout'
import { useWords } from '../../messages/words.tsx'

/** The same picture, uncropped, at display size for double-density screens. */
const small = (url: string): string => url.replace(/\/v1\/fit\/w_\d+,h_\d+/, '/v1/fit/w_128,h_160')

const dayOf = (day: string | undefined, language: string): string | undefined =>
  day && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A line of the order: picture, name, choices, price. */
export function SummaryLine({ line, currency }: { readonly line: HostedLine; readonly currency: string }) {
  const { t, money, language } = useWords()
  return (
    <li className="line">
      <span className="line-picture">
        {line.imageUrl && <img src={small(line.imageUrl)} alt="" width={64} height={80} loading="lazy" />}
      </span>
      <span className="line-words">
        <span lang={line.language}>{line.name}</span>
        {line.choices.map(({ name, value }) => (
          <span className="soft" key={name} lang={line.language}>
            {name}: {value}
          </span>
        ))}
        {line.preorder && <span>{t.preorder(dayOf(line.preorder.expectedDate, language))}</span>}
      </span>
      <span className="line-price">
        {money(line.price, currency)}
        {line.fullPrice && (
          <s className="soft">
            <span className="unseen">{t.instead} </span>
            {money(line.fullPrice, currency)}
          </s>
        )}
        <span className="soft">{t.quantityOf(line.quantity)}</span>
      </span>
    </li>
  )
}
