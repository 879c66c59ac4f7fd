import { CommerceError, createClient, OAuthStrategy, type Tokens } from '@vitrine/client'
import { items } from '@vitrine/client/data'
import { checkout, currentCart, orders, recommendations } from '@vitrine/client/ecom'
import { authentication, recovery, verification } from '@vitrine/client/identity'
import { members } from '@vitrine/client/members'
import { redirects } from '@vitrine/client/redirects'
import { search } from '@vitrine/client/search'
import { collectionSlugs, productSlugs, shop } from '@vitrine/client/storefront'
import { collections, products } from '@vitrine/client/stores'
import { createContext, data, type MiddlewareFunction } from 'react-router'
import type { MemberView } from './account/member-view.ts'
import { NEWS_READ, type News, readNews } from './account/news.server.ts'
import type { CartView } from './cart/cart-view.ts'
import type { Waiting } from './components/notice/Unavailable.tsx'
import { MARK, markCookie, watchMark } from './consistency.server.ts'
import { ownedByRequest } from './leak-detector.server.ts'
import { answersIn } from './messages/answers.server.ts'
import { languageOf } from './messages/languages.ts'
import { chosenCurrency } from './preferences.server.ts'
import { readTokens, tokensCookie } from './session.server.ts'
import { settings } from './settings.server.ts'
import { keepFor } from './sharing.server.ts'
import { createShopFacts } from './shop-facts.server.ts'
import type { Shopper } from './shopper.ts'

/** Who calls, and how. A page is not worth waiting for much longer than this, twice. */
function optionsFor(tokens?: Tokens, headers: Record<string, string> = {}) {
  const apiUrl = settings.platformUrl
  const { clientId } = settings
  const auth = OAuthStrategy({ apiUrl, clientId, tokens: tokens ?? null, tokenRequestOptions: { headers } })
  return { apiUrl, auth, headers, timeoutMs: 5000, retries: 1, longestWaitSeconds: 1 }
}

/**
 * Reads the catalog. Its answers are the same for everybody, so all requests share one client, and with it one
 * visitor's tokens: somebody who only looks around is given none of their own.
 */
export const catalog = catalogClient()

function catalogClient(headers: Record<string, string> = {}) {
  return createClient({
    ...optionsFor(undefined, headers),
    modules: { products, productSlugs, collections, collectionSlugs, recommendations, search, items, shop },
  })
}

const converted = new Map<string, typeof catalog>()

/** Reads the catalog with amounts in the shopper's currency as well. */
export function catalogFor({ currency }: Shopper): typeof catalog {
  if (!currency) return catalog
  const known = converted.get(currency.code) ?? catalogClient({ [CURRENCY]: currency.code })
  converted.set(currency.code, known)
  return known
}

/** The header that names the currency amounts are asked in. */
const CURRENCY = 'X-Vitrine-Currency'

const shopFacts = createShopFacts(() => catalog.shop.getShop())

/** Lists the currencies that a visitor may choose from, the shop's own first. */
export const shopCurrencies = async () => (await shopFacts()).currencies

/** Lists where else members may log in. */
export const loginProviders = async () => (await shopFacts()).loginProviders

/** A client for one visitor, for one request. Without tokens it becomes a new visitor by its first call. */
const visitorClient = (tokens: Tokens | undefined, headers: Record<string, string>, watched: typeof fetch) =>
  createClient({
    ...optionsFor(tokens, headers),
    fetch: watched,
    modules: { currentCart, checkout, orders, redirects, members, authentication, recovery, verification },
  })

/** What a request knows of its visitor. */
export interface Visitor extends Shopper {
  /** False for somebody who has not put anything into a cart yet. */
  readonly isKnown: boolean
  readonly client: ReturnType<typeof visitorClient>
  /** The cart, once it has been read in this request. */
  cart?: Promise<CartView> | undefined
  /** Who is logged in, once it has been read in this request. */
  member?: Promise<MemberView | null> | undefined
  /** What the page is to say once, until it has been taken to be shown. */
  news?: News | undefined
  /** Set by pages that no cache may keep, whoever asks for them. */
  isPrivate?: boolean
}

/** The visitor of the request at hand. */
export const visitorContext = createContext<Visitor>()

/**
 * Gives every request its own client, with the tokens of its cookie, and writes them back when a call has
 * renewed them; what a visitor has written is seen by the requests that follow, too. Pages of a known visitor are
 * kept out of every cache.
 */
export const withVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookies = request.headers.get('Cookie')
  const tokens = readTokens(cookies)
  const mark = watchMark(cookies)
  const from = request.headers.get('X-Forwarded-For')
  const chosen = await chosenAmong(chosenCurrency(cookies))
  const headers = { ...(from && { 'X-Forwarded-For': from }), ...(chosen && { [CURRENCY]: chosen.code }) }
  const owned = ownedByRequest()
  const client = visitorClient(tokens, headers, owned.only(mark.fetch))
  if (mark.earlier) client.setHeaders({ [MARK]: mark.earlier })
  const news = readNews(cookies)
  const language = languageOf(new URL(request.url).pathname)
  const answers = answersIn(language)
  // The shop's own needs no conversion; the cart is told all the same, since it may have been kept in another.
  const currency = chosen?.isOwn ? undefined : chosen
  const visitor: Visitor = { isKnown: tokens !== undefined, client, language, answers, news, currency }
  context.set(visitorContext, visitor)

  const response = await owned.run(next)
  const after = client.auth.getTokens()
  const isChanged =
    after.accessToken.value !== (tokens?.accessToken.value ?? '') ||
    after.refreshToken.value !== (tokens?.refreshToken.value ?? '')
  if (isChanged) response.headers.append('Set-Cookie', tokensCookie(after))
  const written = mark.written()
  if (written && request.method !== 'GET') response.headers.append('Set-Cookie', markCookie(written))
  if (news && !visitor.news) response.headers.append('Set-Cookie', NEWS_READ)
  keepFor(request, response, visitor.isKnown || visitor.isPrivate === true)
  return response
}

/** Finds the chosen currency among those of the shop. Whoever has chosen none waits for no list of them. */
async function chosenAmong(code: string | undefined) {
  if (code === undefined) return undefined
  const currencies = await shopCurrencies()
  const place = currencies.findIndex((one) => one.code === code)
  const found = currencies[place]
  return found && { ...found, isOwn: place === 0 }
}

/** Tells whether a call failed because what it names does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof CommerceError && error.status === 404

/**
 * Makes a loader answer in the platform's place: 404 where an address makes no sense to it, 429 when it is asked too
 * much, 503 when it does not answer. The page then says so calmly, and search engines come again.
 *
 * @example export const loader = reading(async ({ params }: LoaderFunctionArgs) => findCollection(params.slug))
 */
export const reading =
  <Args, Result>(loader: (args: Args) => Promise<Result>) =>
  async (args: Args): Promise<Result> => {
    try {
      return await loader(args)
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error
      if (error.code === 'INVALID_ARGUMENT') throw notFound()
      console.error(error)
      throw data<Waiting>({ waitSeconds: error.retryAfterSeconds }, answerTo(error))
    }
  }

/** How an answer begins where the platform could not give one: what it says of when to come again is passed on. */
export const answerTo = ({ status, retryAfterSeconds }: CommerceError): ResponseInit => ({
  status: status === 429 ? 429 : 503,
  ...(retryAfterSeconds && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
})

/** What a loader throws when there is nothing at an address. */
export const notFound = () => data(null, { status: 404 })
