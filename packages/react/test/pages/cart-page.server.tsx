import { Writable } from 'node:stream'
import { Suspense } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { CartData } from '../../src/index.ts'
import { CartPage, type CartPageProps, type Piece } from './cart-page.tsx'

/** Renders the page as it is before its scripts run. */
export const renderPage = (props: CartPageProps): string => renderToString(<CartPage {...props} />)

/** Renders a visitor's page that waits in the middle, so others render meanwhile. */
export const renderSlowly = (initialCart: CartData, pieces: Piece[], after: Promise<void>) =>
  new Promise<string>((resolve, reject) => {
    let isThere = false
    const wait = after.then(() => {
      isThere = true
    })
    const Later = () => {
      if (!isThere) throw wait
      return <CartPage initialCart={initialCart} pieces={pieces} />
    }
    let html = ''
    const sink = new Writable({
      write(chunk, _, done) {
        html += chunk
        done()
      },
    })
    sink.on('finish', () => resolve(html))
    const { pipe } = renderToPipeableStream(
      <>
        <CartPage initialCart={initialCart} pieces={pieces} />
        <Suspense fallback="">
          <Later />
        </Suspense>
      </>,
      { onAllReady: () => pipe(sink), onError: reject },
    )
  })
