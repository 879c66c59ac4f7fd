import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderWords } from '../../messages/en/order.ts'
import { useMessages } from '../../messages/messages.ts'
import type { OrderView } from '../../order/order-view.ts'
import { useOrderWords } from '../../order/use-words.ts'
import { InvoiceFacts, Seller, Taxes } from './InvoiceParts.tsx'
import { OrderFiles } from './OrderFiles.tsx'
import { OrderLines } from './OrderLines.tsx'
import { Arrival, Delivery, Payment } from './OrderParts.tsx'

interface OrderPageProps {
  order: OrderView
  title?: string
  /** What can be done with it. */
  children?: ReactNode
}

/** An order for its buyer: thanks, what happens next, and the items. Opened later, it has another title. */
export function OrderPage({ order, title, children }: OrderPageProps) {
  const words = useOrderWords()
  const { frame } = useMessages()
  const { number, day, firstName, email, isCanceled, refunded } = order
  const isReady = order.payment === 'PAID' && !order.delivery && Boolean(order.files?.length)
  const state = isReady ? words.filesReady : words.payment[order.payment]
  const isPartlyRefunded = refunded !== undefined && order.payment !== 'GIVEN_BACK'
  return (
    <div className="wrap pt-12 lg:pt-20">
      <header className="max-w-2xl">
        {order.seller && <Seller seller={order.seller} />}
        <p className="label">{title ? day : words.numberAndDay(number, day)}</p>
        {order.invoice && <p className="mt-3 hidden text-head print:block">{words.invoice}</p>}
        {order.invoice && <InvoiceFacts invoice={order.invoice} />}
        <h1 className="mt-3 text-title wrap-break-word">
          {isCanceled ? words.cancelled : (title ?? words.thanks(firstName))}
        </h1>
        {!isCanceled && (
          <p className="mt-5 text-lg text-soft">
            {isPartlyRefunded ? `${state} ${words.partlyRefunded(refunded)}` : state}
          </p>
        )}
        {email && !isCanceled && !title && (
          <p className="mt-2 text-lg text-soft wrap-break-word">
            {words.confirmationTo} <span className="text-ink">{email}</span>.
          </p>
        )}
        <Arrival order={order} />
      </header>
      <OrderFiles order={order} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_27rem] 2xl:gap-x-28">
        <section aria-labelledby="bought">
          <h2 id="bought" className="text-head">
            {words.bought}
          </h2>
          <OrderLines lines={order.lines} note={giftCardNote(order, words)} />
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Sums order={order} />
          <Payment order={order} />
          {order.delivery && <Delivery delivery={order.delivery} />}
          <div className="grid gap-3 print:hidden">
            {children}
            <Link to="/products" className="button button-quiet">
              {frame.lookFurther}
            </Link>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Where the codes of gift cards are. */
const giftCardNote = ({ isCanceled, payment }: OrderView, words: OrderWords): string | undefined =>
  isCanceled || payment === 'GIVEN_BACK' ? undefined : words.giftCards[payment === 'DUE' ? 'DUE' : 'PAID']

function Sums({ order: { rows, total, taxWithin, taxes, refunded } }: { order: OrderView }) {
  const words = useOrderWords()
  const { frame } = useMessages()
  return (
    <section aria-label={words.sums} className="bg-mat p-6 lg:p-8">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums">
        {rows.map(({ name, amount, lang }) => (
          <div key={name} className="contents">
            <dt lang={lang} className="min-w-0 wrap-break-word">
              {name}
            </dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
        <div className="col-span-2 mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2.5">
          <dt>{words.total}</dt>
          <dd className="ml-auto font-display text-2xl">{total}</dd>
        </div>
      </dl>
      {taxWithin && <p className="label mt-1">{frame.taxWithin(taxWithin)}</p>}
      {refunded && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 tabular-nums">
          <span>{words.refunded}</span> <span>{`−${refunded}`}</span>
        </p>
      )}
      <Taxes taxes={taxes} />
    </section>
  )
}
