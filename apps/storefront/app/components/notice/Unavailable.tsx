import { Link, useLocation } from 'react-router'
import { Notice } from './Notice.tsx'

/** The shop cannot answer just now. The link loads the page anew, with and without JavaScript. */
export function Unavailable() {
  const { pathname, search } = useLocation()
  return (
    <Notice
      title="We cannot show this just now"
      ways={
        <>
          <Link to={pathname + search} reloadDocument className="button">
            Try again
          </Link>
          <Link to="/" reloadDocument className="button button-quiet">
            Go to the front page
          </Link>
        </>
      }
    >
      <p>
        Something behind the counter is not answering. Your cart is safe, and this usually passes in a minute.
      </p>
    </Notice>
  )
}
