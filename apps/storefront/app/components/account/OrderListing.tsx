import { Link } from 'react-router'
import type { OrderList, OrderSummary } from '../../account/order-list.ts'
import { useAccountWords } from '../../account/use-words.ts'
import { useMessages } from '../../messages/messages.ts'
import { PictureFrame } from '../picture/PictureFrame.tsx'

/** A page of a member's orders, newest first; null if they can't be read. */
export function OrderListing({ list }: { list: OrderList | null }) {
  const words = useAccountWords()
  return (
    <section aria-labelledby="orders" className="mt-12">
      <h2 id="orders" className="text-head">
        {words.orders}
      </h2>
      {list === null && <p className="mt-4 max-w-prose text-soft">{words.ordersFailed}</p>}
      {list?.orders.length === 0 && <NoOrders />}
      {list && list.orders.length > 0 && (
        <>
          <ul className="mt-5 divide-y divide-line border-y border-line">
            {list.orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
          <Turns page={list.page} pages={list.pages} />
        </>
      )}
    </section>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  const words = useAccountWords()
  return (
    <li className="relative grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-5 md:grid-cols-[1fr_auto_7rem] md:gap-x-10">
      <Link
        to={`/account/orders/${order.id}`}
        className="self-baseline font-display text-xl after:absolute after:inset-0 hover:text-accent"
      >
        {words.order(order.number)}
      </Link>
      <span className="self-baseline text-right tabular-nums md:col-start-3">{order.total}</span>
      <p className="col-span-2 md:col-span-1 md:col-start-1">
        {[words.orderStates[order.state], ...(order.isPartlyRefunded ? [words.partlyRefunded] : [])].join(
          ', ',
        )}
      </p>
      {order.pictures.length > 0 && (
        <span className="col-span-2 my-2 flex gap-2 md:col-span-1 md:col-start-2 md:row-span-4 md:row-start-1 md:my-0">
          {order.pictures.map((picture) => (
            <PictureFrame
              key={picture.url}
              picture={picture}
              ratio={4 / 5}
              sizes="5rem"
              alt=""
              className="aspect-4/5 w-16 object-cover md:w-20"
            />
          ))}
        </span>
      )}
      <p className="col-span-2 text-soft wrap-break-word md:col-span-1 md:col-start-1">
        {order.names.join(', ')}
        {order.names.length < order.lines && ' …'}
      </p>
      <p className="label col-span-2 flex flex-wrap gap-x-4 md:col-span-1 md:col-start-1">
        <span>{order.day}</span>
        <span>{words.pieces(order.pieces)}</span>
      </p>
    </li>
  )
}

function NoOrders() {
  const words = useAccountWords()
  const { frame } = useMessages()
  return (
    <div className="mt-5 border-y border-line py-8">
      <p className="font-display text-xl">{words.noOrders}</p>
      <p className="mt-2 max-w-prose text-soft">{words.noOrdersWhy}</p>
      <p className="mt-2 max-w-prose text-soft">{words.noOrdersFromHere}</p>
      <Link to="/products" className="button button-quiet mt-6">
        {frame.seeAllPieces}
      </Link>
    </div>
  )
}

function Turns({ page, pages }: { page: number; pages: number }) {
  const words = useAccountWords()
  if (pages < 2) return null
  return (
    <nav aria-label={words.orders} className="mt-5 flex justify-between gap-6">
      {page > 1 ? (
        <Link to={page === 2 ? '/account' : `?page=${page - 1}`} rel="prev" className="link py-2">
          {words.newerOrders}
        </Link>
      ) : (
        <span />
      )}
      {page < pages && (
        <Link to={`?page=${page + 1}`} rel="next" className="link py-2">
          {words.olderOrders}
        </Link>
      )}
    </nav>
  )
}
