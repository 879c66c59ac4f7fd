import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.ts'

/** A cart with nothing in it, and somewhere to go. */
export function EmptyCart() {
  const { cart, frame } = useMessages()
  return (
    <div className="max-w-sm">
      <p className="font-display text-head">{cart.empty}</p>
      <p className="mt-3 text-soft">{cart.emptyWhy}</p>
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
