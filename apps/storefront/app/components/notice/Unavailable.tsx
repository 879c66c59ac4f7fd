import { Link, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { Notice } from './Notice.tsx'

/** The shop cannot answer just now. The link loads the page anew, with and without JavaScript. */
export function Unavailable() {
  const { notices, frame } = useMessages()
  const { pathname, search } = useLocation()
  return (
    <Notice
      title={notices.unavailable}
      ways={
        <>
          <Link to={pathname + search} reloadDocument className="button">
            {notices.tryAgain}
          </Link>
          <Link to="/" reloadDocument className="button button-quiet">
            {frame.frontPage}
          </Link>
        </>
      }
    >
      <p>{notices.unavailableWhy}</p>
    </Notice>
  )
}
