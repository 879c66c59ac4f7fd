import type { SaleTerms } from '../../catalog/product/sale-terms.ts'
import { useMessages } from '../../messages/messages.ts'

interface PromisesProps {
  promises: Pick<SaleTerms, 'delivery' | 'arrival' | 'returns'>
}

/** What a buyer can count on: delivery and returns come from the shop's settings. */
export function Promises({ promises: { delivery, arrival, returns } }: PromisesProps) {
  const { shop } = useMessages()
  const promises = [
    { title: shop.making, lines: [shop.makingText] },
    { title: shop.delivery, lines: [delivery && `${delivery}.`, arrival] },
    { title: shop.returns, lines: [returns] },
  ]
  return (
    <section className="wrap mt-20 lg:mt-32" aria-labelledby="promises">
      <h2 id="promises" className="sr-only">
        {shop.promises}
      </h2>
      <ul className="grid gap-8 sm:grid-cols-3 lg:gap-12">
        {promises
          .filter(({ lines }) => lines.some(Boolean))
          .map(({ title, lines }) => (
            <li key={title}>
              <h3 className="font-display text-xl">{title}</h3>
              {lines.filter(Boolean).map((line) => (
                <p key={line} className="mt-1 text-soft first-letter:uppercase">
                  {line}
                </p>
              ))}
            </li>
          ))}
      </ul>
    </section>
  )
}
