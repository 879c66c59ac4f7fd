import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { Shelves } from '../collection/Shelves.tsx'

/** An empty cart, with somewhere to go; says so if it was emptied in another tab. */
export function EmptyCart({ wasEmptied }: { wasEmptied: boolean }) {
  const { cart, frame } = useMessages()
  return (
    <div className="@container py-6">
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="max-w-md">
          <p className="font-display text-head">{cart.empty}</p>
          <p role="status" className="mt-3 text-soft">
            {wasEmptied ? cart.emptiedElsewhere : cart.emptyWhy}
          </p>
          <Link to="/products" className="button mt-7">
            {frame.seeAllPieces}
          </Link>
        </div>
        <Shelves sizes="(min-width: 64rem) 17vw, 30vw" />
      </div>
    </div>
  )
}
