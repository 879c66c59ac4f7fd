import { Link } from 'react-router'
import { Notice } from './Notice.tsx'

/** There is nothing at this address. */
export function NotFound() {
  return (
    <Notice
      title="There is nothing here"
      ways={
        <>
          <Link to="/products" className="button">
            See all pieces
          </Link>
          <Link to="/search" className="button button-quiet">
            Search
          </Link>
        </>
      }
    >
      <p>The piece may have been sold for good, or the address may have a slip in it.</p>
    </Notice>
  )
}
