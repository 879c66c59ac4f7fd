import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { Notice } from './Notice.tsx'

/** There is nothing at this address. */
export function NotFound() {
  const { notices, frame } = useMessages()
  return (
    <Notice
      title={notices.notFound}
      ways={
        <>
          <Link to="/products" className="button">
            {frame.seeAllPieces}
          </Link>
          <Link to="/search" className="button button-quiet">
            {frame.search}
          </Link>
        </>
      }
    >
      <p>{notices.notFoundWhy}</p>
    </Notice>
  )
}
