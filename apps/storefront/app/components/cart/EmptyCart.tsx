import { Link } from 'react-router'

/** A cart with nothing in it, and somewhere to go. */
export function EmptyCart() {
  return (
    <div className="max-w-sm">
      <p className="font-display text-head">Nothing in here yet</p>
      <p className="mt-3 text-soft">What you choose waits here, also when you come back another day.</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Link to="/products" className="button">
          See all pieces
        </Link>
        <Link to="/collections" className="button button-quiet">
          Collections
        </Link>
      </div>
    </div>
  )
}
