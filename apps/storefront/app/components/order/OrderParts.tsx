import type { OrderView } from '../../order/order-view.ts'
import { useOrderWords } from '../../order/use-words.ts'

/** How an order is paid; in print also who pays. */
export function Payment({ order: { payments, billing } }: { order: OrderView }) {
  const words = useOrderWords()
  return (
    <section aria-label={words.paidWith} className="lg:px-8">
      {payments.length > 0 && <h2 className="text-xl">{words.paidWith}</h2>}
      <dl className="mt-1 grid gap-1 text-soft">
        {payments.map(({ kind, name, card, amount }) => (
          <div key={kind} className="flex flex-wrap justify-between gap-x-4">
            <dt className="min-w-0 wrap-break-word">
              {card ? words.cardOf(card) : (name ?? words.payments[kind])}
            </dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      {billing.length > 0 && (
        <div className="mt-4 hidden print:block">
          <h2 className="text-xl">{words.billing}</h2>
          <Lines lines={billing} />
        </div>
      )}
    </section>
  )
}

/** When an order arrives, and where to follow its parcels: what buyers look for first. */
export function Arrival({ order: { delivery, parcels } }: { order: OrderView }) {
  const words = useOrderWords()
  return (
    <>
      {delivery?.arrival && <p className="mt-5 text-lg">{delivery.arrival}</p>}
      {parcels.map(({ carrier, number, link }) => (
        <p key={`${carrier} ${number}`} className="mt-2 flex flex-wrap gap-x-3 wrap-break-word">
          <span className="min-w-0">{words.tracking(carrier, number)}</span>
          {link && (
            <a href={link} rel="noreferrer" className="link print:hidden">
              {words.track}
            </a>
          )}
        </p>
      ))}
    </>
  )
}

/** How and where an order arrives. */
export function Delivery({ delivery }: { delivery: NonNullable<OrderView['delivery']> }) {
  const { title, lang, promise, lines, instructions } = delivery
  return (
    <section aria-labelledby="delivery" className="lg:px-8">
      <h2 id="delivery" lang={lang} className="text-xl wrap-break-word">
        {title}
      </h2>
      {promise && (
        <p lang={lang} className="mt-1 text-soft">
          {promise}
        </p>
      )}
      <Lines lines={lines} />
      {instructions && (
        <p lang={lang} className="mt-1 text-soft wrap-break-word">
          {instructions}
        </p>
      )}
    </section>
  )
}

const Lines = ({ lines }: { lines: string[] }) => (
  <address className="mt-3 not-italic text-soft">
    {lines.map((line) => (
      <span key={line} className="block wrap-break-word">
        {line}
      </span>
    ))}
  </address>
)
