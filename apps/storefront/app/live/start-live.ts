import { subscribe, whileVisible } from '@vitrine/client/live'
import { tellHeard } from './heard.ts'

/**
 * Listens while the page is visible. The shop's server holds the tokens, so it passes on what the visitor may
 * hear. It gets the time the page has been open, and answers with the changes since then.
 * @returns a function that stops it
 */
export const startLive = (): (() => void) =>
  whileVisible((cursor) =>
    subscribe(
      {
        fetch: (url, init) => fetch(`${url}&age=${Math.ceil(performance.now() / 1000)}`, init),
      },
      {
        ...{ topics: ['CART', 'CATALOG'], path: '/changes' },
        ...(cursor !== undefined && { cursor }),
        onChange: tellHeard,
        onReset: () => tellHeard('anything'),
      },
    ),
  )
