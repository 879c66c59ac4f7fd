import { lazy, Suspense } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { Notice } from './Notice.tsx'

/** Most visitors never see it, so other pages do without its script. */
const Shelves = lazy(() => import('../collection/Shelves.tsx').then(({ Shelves }) => ({ default: Shelves })))

/** The 404 page. Suggests a search for the last words of the address. */
export function NotFound() {
  const { notices, frame } = useMessages()
  const { pathname } = useLocation()
  return (
    <Notice
      title={notices.notFound}
      beside={
        <Suspense>
          <Shelves sizes="(min-width: 64rem) 17vw, 30vw" />
        </Suspense>
      }
      ways={
        <>
          <Link to="/products" className="link">
            {frame.seeAllPieces}
          </Link>
          <Link to="/" className="link">
            {frame.frontPage}
          </Link>
        </>
      }
    >
      <p>{notices.notFoundWhy}</p>
      <Form action="/search" role="search" aria-label={frame.search} className="mt-8 flex gap-3 text-base">
        <input
          type="search"
          name="q"
          defaultValue={wordsOf(pathname)}
          aria-label={frame.searchWords}
          className="field h-12 min-w-0 flex-1"
        />
        <button type="submit" className="button">
          {frame.search}
        </button>
      </Form>
    </Notice>
  )
}

/** The letters and digits of a path's last part. */
const wordsOf = (path: string): string =>
  path
    .slice(path.lastIndexOf('/'))
    .replace(/%..|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
