import { type LiveChange, subscribe } from '@vitrine/client/live'
import { report } from '../serving/report.server.ts'
import { settings } from '../settings.server.ts'
import type { Visitor } from '../shop.server.ts'
import type { CatalogFeed, Told } from './catalog-feed.server.ts'

/** Streams of this process; their number is bounded, because each takes memory. */
const MOST_STREAMS = 2_000
/** What may wait for a slow browser. */
const MOST_WAITING_BYTES = 65_536
/** How often a stream shows that it is alive. */
const BEAT_EVERY_MS = 20_000
/** How old a page from a cache can be, in addition to the time since its visitor opened it. */
const CACHED_SECONDS = 65
const LONGEST_SECONDS = 3_600

let open = 0

/** The answer when changes can't be read at the moment. */
const later = () => new Response(null, { status: 503, headers: { 'Retry-After': '10' } })

/** @throws {Response} for a platform that can't be reached */
const unreached = (error: unknown): never => {
  report(error)
  throw later()
}

/** The place of a visitor in both sources: the catalog's and their cart's. */
const placesIn = (request: Request): { catalog: string; cart: string } | undefined => {
  const [catalog, cart = ''] = request.headers.get('Last-Event-ID')?.split('~') ?? []
  return catalog ? { catalog, cart } : undefined
}

/** How long the page has been open, in seconds. */
const ageOf = ({ url }: Request): number => {
  const age = Number(new URL(url).searchParams.get('age'))
  return Number.isFinite(age) ? Math.min(LONGEST_SECONDS, Math.max(0, age)) : 0
}

/**
 * Answers a page with the changes of the catalog and of its visitor's cart. The tokens stay here. A page that was
 * rendered before something changed hears of that too.
 */
export async function streamFor(request: Request, visitor: Visitor, feed: CatalogFeed): Promise<Response> {
  if (open >= MOST_STREAMS) return later()
  const places = placesIn(request)
  // Renewed tokens go to the browser with this answer's headers.
  const proof = visitor.isKnown
    ? (await visitor.client.auth.getAuthHeaders().catch(unreached)).headers
    : undefined
  const encoder = new TextEncoder()
  let stop = () => {}

  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let catalog = places?.catalog ?? feed.place()
    let isOver = false
    const send = (text: string) => {
      if (isOver) return
      if ((controller.desiredSize ?? 0) <= 0) return stop()
      controller.enqueue(encoder.encode(text))
    }
    const id = () => `id: ${catalog}~${cart?.cursor ?? places?.cart ?? ''}\n`
    const tell = (change: LiveChange | undefined) =>
      send(`${id()}event: ${change ? 'change' : 'reset'}\ndata: ${JSON.stringify(change ?? {})}\n\n`)
    const hear = (told: Told) => {
      catalog = feed.placeOf(told)
      tell(told.change)
    }
    const cart =
      proof &&
      subscribe(withProof(proof), {
        topics: ['CART'],
        ...(places?.cart && { cursor: places.cart }),
        onChange: tell,
        onReset: () => tell(undefined),
        // The token has expired: the browser reconnects and gets a new one.
        onRefused: () => stop(),
      })
    send(`retry: 3000\n\n${id()}event: ready\ndata: {}\n\n`)
    const missed = places ? feed.since(places.catalog) : feed.lately(ageOf(request) + CACHED_SECONDS)
    if (missed) for (const told of missed) hear(told)
    else {
      catalog = feed.place()
      tell(undefined)
    }
    const leave = feed.listen(hear)
    const timer = setInterval(() => send(`:\n${id()}\n`), BEAT_EVERY_MS).unref()
    open += 1
    stop = () => {
      if (isOver) return
      isOver = true
      open -= 1
      clearInterval(timer)
      leave()
      cart?.close()
      try {
        controller.close()
      } catch {
        // The browser has left already.
      }
    }
    if (request.signal.aborted) stop()
    else request.signal.addEventListener('abort', () => stop())
  }

  const body = new ReadableStream(
    { start, cancel: () => stop() },
    { highWaterMark: MOST_WAITING_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  )
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' } })
}

/** Calls the platform as the visitor, without the deadline of pages. */
const withProof = (proof: Record<string, string>) => ({
  fetch: (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(proof)) headers.set(name, value)
    return fetch(settings.platformUrl + path, { ...init, headers })
  },
})

/** Answers the same as a list, for browsers that no stream reaches. */
export async function listFor(request: Request, visitor: Visitor, feed: CatalogFeed): Promise<Response> {
  const [place, cursor = ''] = new URL(request.url).searchParams.get('cursor')?.split('~') ?? []
  const missed = place ? feed.since(place) : feed.lately(ageOf(request) + CACHED_SECONDS)
  const cart = visitor.isKnown ? await cartChanges(visitor, cursor) : undefined
  const changes = [...(missed ?? []).flatMap(({ change }) => change ?? []), ...(cart?.changes ?? [])]
  return Response.json({
    changes,
    cursor: `${feed.place()}~${cart?.cursor ?? ''}`,
    hasMore: cart?.hasMore ?? false,
    isReset: !missed || missed.some(({ change }) => !change) || (cart?.isReset ?? false),
  })
}

interface CartChanges {
  readonly changes: readonly LiveChange[]
  readonly cursor: string
  readonly hasMore: boolean
  readonly isReset: boolean
}

async function cartChanges(visitor: Visitor, cursor: string): Promise<CartChanges | undefined> {
  const after = cursor && `&cursor=${encodeURIComponent(cursor)}`
  const answer = await visitor.client.fetch(`/vitrine/v1/changes?topics=CART${after}`).catch(unreached)
  if (answer.status === 429 || answer.status >= 500) throw later()
  return answer.ok ? answer.json() : undefined
}
