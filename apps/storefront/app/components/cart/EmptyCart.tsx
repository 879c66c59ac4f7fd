import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.ts'

/** An empty cart, with somewhere to go; says so if it was emptied in another tab. */
export function EmptyCart({ wasEmptied }: { wasEmptied: boolean }) {
  const { cart, frame } = useMessages()
  return (
    <div className="max-w-sm py-6">
      <p className="font-display text-head">{cart.empty}</p>
      <p role="status" className="mt-3 text-soft">
        {wasEmptied ? cart.emptiedElsewhere : cart.emptyWhy}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Link to="/products" className="button">
          {frame.seeAllPieces}
        </Link>
        <Link to="/collections" className="button button-quiet">
          {frame.collections}
        </Link>
      </div>
    </div>
  )
}
