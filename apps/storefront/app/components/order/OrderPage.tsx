import { Link } from 'react-router'
import type { OrderView } from '../../order/order-view.ts'
import { OrderLines } from './OrderLines.tsx'

/** An order to its buyer: thanks, what happens next, and what was bought. */
export function OrderPage({ order }: { order: OrderView }) {
  const { number, day, firstName, email, isCanceled } = order
  return (
    <div className="wrap pt-12 lg:pt-20">
      <header className="max-w-2xl">
        <p className="label">
          Order {number}, {day}
        </p>
        <h1 className="mt-3 text-title wrap-break-word">
          {isCanceled ? 'This order was cancelled' : `Thank you${firstName ? `, ${firstName}` : ''}`}
        </h1>
        {!isCanceled && <p className="mt-5 text-lg text-soft">{PAYMENT[order.payment]}</p>}
        {email && !isCanceled && (
          <p className="mt-2 text-lg text-soft wrap-break-word">
            A confirmation is on its way to <span className="text-ink">{email}</span>.
          </p>
        )}
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="bought">
          <h2 id="bought" className="text-head">
            What you chose
          </h2>
          <OrderLines lines={order.lines} />
        </section>
        <div className="grid content-start gap-8">
          <Sums order={order} />
          {order.delivery && <Delivery delivery={order.delivery} />}
          <Link to="/products" className="button button-quiet">
            Look around further
          </Link>
        </div>
      </div>
    </div>
  )
}

const PAYMENT: Record<OrderView['payment'], string> = {
  PAID: 'Your order is placed and paid. We begin with it at once.',
  DUE: 'Your order is placed. How to pay for it stands in its confirmation.',
  GIVEN_BACK: 'What you paid for this order was given back.',
}

function Sums({ order: { rows, total, taxWithin } }: { order: OrderView }) {
  return (
    <section aria-label="Sums" className="bg-mat p-6 lg:p-8">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums">
        {rows.map(({ name, amount }) => (
          <div key={name} className="contents">
            <dt className="min-w-0 wrap-break-word">{name}</dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
        <div className="col-span-2 mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
          <dt>Total</dt>
          <dd className="font-display text-2xl">{total}</dd>
        </div>
      </dl>
      {taxWithin && <p className="label mt-1">It holds {taxWithin} of tax.</p>}
    </section>
  )
}

function Delivery({ delivery: { title, promise, lines } }: { delivery: NonNullable<OrderView['delivery']> }) {
  return (
    <section aria-labelledby="delivery" className="px-6 lg:px-8">
      <h2 id="delivery" className="text-xl wrap-break-word">
        {title}
      </h2>
      {promise && <p className="mt-1 text-soft">{promise}</p>}
      <address className="mt-3 not-italic text-soft">
        {lines.map((line) => (
          <span key={line} className="block wrap-break-word">
            {line}
          </span>
        ))}
      </address>
    </section>
  )
}
