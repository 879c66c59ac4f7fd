import { CommerceError, createClient, OAuthStrategy, type Tokens } from '@vitrine/client'
import { items } from '@vitrine/client/data'
import {
  backInStockNotifications,
  checkout,
  currentCart,
  orderFulfillments,
  orderInvoices,
  orders,
  recommendations,
} from '@vitrine/client/ecom'
import { authentication, recovery, verification } from '@vitrine/client/identity'
import { members } from '@vitrine/client/members'
import { redirects } from '@vitrine/client/redirects'
import { search } from '@vitrine/client/search'
import { collectionSlugs, lowestPrices, orderDownloads, productSlugs, shop } from '@vitrine/client/storefront'
import { collections, products } from '@vitrine/client/stores'
import { createContext, data, type MiddlewareFunction } from 'react-router'
import type { MemberView } from './account/member-view.ts'
import { NEWS_READ, type News, newsCookie, readNews } from './account/news.server.ts'
import type { CartView } from './cart/cart-view.ts'
import type { Waiting } from './components/notice/Unavailable.tsx'
import { answersIn } from './messages/answers.server.ts'
import { LANGUAGES, type Language, languageOf } from './messages/languages.ts'
import { chosenCurrency } from './preferences.server.ts'
import { MARK, markCookie, watchMark } from './serving/consistency.server.ts'
import { createKeptAnswers } from './serving/kept-answers.server.ts'
import { ownedByRequest } from './serving/leak-detector.server.ts'
import { fetchInTime, sharedInTime, withinDeadline } from './serving/page-deadline.server.ts'
import { report } from './serving/report.server.ts'
import { keepFor } from './serving/sharing.server.ts'
import { readTokens, tokensCookie } from './session.server.ts'
import { settings } from './settings.server.ts'
import { createShopFacts } from './shop-facts.server.ts'
import type { Shopper } from './shopper.ts'

/** How long each call of a page may take. */
const PAGE_TIMEOUT_MS = 5000

/** How long each call of a form or a page script may take: giving up early would lose the change. */
const CHANGE_TIMEOUT_MS = 15_000

/**
 * Who calls, and how. There is one retry; a page as a whole has its own deadline. The strategy has no address of its
 * own, so token requests are within that deadline too.
 */
function optionsFor(tokens?: Tokens, headers: Record<string, string> = {}) {
  const { clientId, platformUrl: apiUrl } = settings
  const auth = OAuthStrategy({ clientId, tokens: tokens ?? null, tokenRequestOptions: { headers } })
  return { apiUrl, auth, headers, timeoutMs: PAGE_TIMEOUT_MS, retries: 1, longestWaitSeconds: 1 }
}

/**
 * Reads the catalog. Its answers are the same for everyone, so all requests share one client and one
 * visitor's tokens: browsing issues none. Answers are kept for a moment.
 */
export const catalog = catalogClient()

function catalogClient(headers: Record<string, string> = {}) {
  return createClient({
    ...optionsFor(undefined, headers),
    fetch: sharedInTime(createKeptAnswers({ seconds: settings.keepCatalogSeconds / 2, send: fetchInTime })),
    modules: {
      ...{ products, productSlugs, lowestPrices, collections, collectionSlugs, recommendations },
      ...{ search, items, shop },
    },
  })
}

/** Hears about the catalog. Its stream stays open, so the deadlines of pages don't apply. */
export const catalogListener = createClient(optionsFor())

const catalogs = new Map<string, typeof catalog>()

/** Reads the catalog in the shopper's language, with amounts in their currency as well. */
export function catalogFor({ currency, language }: Pick<Shopper, 'currency' | 'language'>): typeof catalog {
  const headers = { ...(currency && { [CURRENCY]: currency.code }), ...spoken(language) }
  const name = JSON.stringify(headers)
  if (name === '{}') return catalog
  const known = catalogs.get(name) ?? catalogClient(headers)
  catalogs.set(name, known)
  return known
}

/** The header that requests amounts in a currency. */
const CURRENCY = 'X-Vitrine-Currency'

/** The header that requests texts in a language: its tag, its locale, and whether it is the shop's first. */
const spoken = (language: Language): Record<string, string> =>
  language === LANGUAGES[0] ? {} : { 'X-Wix-Linguist': `${language}|${language}|false` }

const shopFacts = createShopFacts(() => catalog.shop.getShop())

/** Lists the currencies that a visitor can choose, the shop's own first. */
export const shopCurrencies = async () => (await shopFacts()).currencies

/** Whether the catalog is translated into a language; if that can't be read, its texts count as untranslated. */
const isShopIn = async (language: Language) => (await shopFacts()).languages.includes(language)

/** Lists the external login providers. */
export const loginProviders = async () => (await shopFacts()).loginProviders

/** Reads who sells; undefined if it isn't set or can't be read. */
export const shopSeller = async () => (await shopFacts()).seller

/** Reads tax, delivery and returns; undefined if they can't be read. */
export const shopTerms = async () => (await shopFacts()).terms

/** A client for one visitor and one request. Without tokens, its first call creates a new visitor. */
const visitorClient = (
  tokens: Tokens | undefined,
  headers: Record<string, string>,
  calls: { fetch: typeof fetch; timeoutMs: number },
) =>
  createClient({
    ...optionsFor(tokens, headers),
    ...calls,
    modules: {
      ...{ currentCart, checkout, orders, orderDownloads, orderFulfillments, orderInvoices, redirects },
      ...{ backInStockNotifications, members, authentication, recovery, verification },
    },
  })

/** What a request knows about its visitor. */
export interface Visitor extends Shopper {
  /** False until the visitor adds something to a cart. */
  readonly isKnown: boolean
  readonly client: ReturnType<typeof visitorClient>
  /** The cart, once read in this request. */
  cart?: Promise<CartView> | undefined
  /** The current member, once read in this request. */
  member?: Promise<MemberView | null> | undefined
  /** The message to show once, until a page takes it. */
  news?: News | undefined
  /** Set by pages that no cache may keep. */
  isPrivate?: boolean
}

/** The visitor of the current request. */
export const visitorContext = createContext<Visitor>()

/**
 * Gives every request its own client with its cookie's tokens, and writes renewed tokens back. A visitor's
 * later requests see their earlier writes. Pages for known visitors are never cached.
 */
export const withVisitor: MiddlewareFunction<Response> = (args, next) =>
  withinDeadline(args.request, () => asVisitor(args, next))

const asVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookies = request.headers.get('Cookie')
  const tokens = readTokens(cookies)
  const mark = watchMark(cookies)
  const from = request.headers.get('X-Forwarded-For')
  const chosen = await chosenAmong(chosenCurrency(cookies))
  const language = languageOf(new URL(request.url).pathname)
  const headers = {
    ...(from && { 'X-Forwarded-For': from }),
    ...(chosen && { [CURRENCY]: chosen.code }),
    ...spoken(language),
  }
  const owned = ownedByRequest()
  const client = visitorClient(tokens, headers, {
    fetch: owned.only(mark.fetch),
    timeoutMs: request.method === 'POST' ? CHANGE_TIMEOUT_MS : PAGE_TIMEOUT_MS,
  })
  if (mark.earlier) client.setHeaders({ [MARK]: mark.earlier })
  const news = readNews(cookies)
  const isTranslated = language === LANGUAGES[0] || (await isShopIn(language))
  const answers = answersIn(language)
  // The shop's own currency needs no conversion, but it is still set on the cart, which may have had another.
  const currency = chosen?.isOwn ? undefined : chosen
  const shopper = { language, isTranslated, answers, currency }
  const visitor: Visitor = { isKnown: tokens !== undefined, client, news, ...shopper }
  context.set(visitorContext, visitor)
  let latest = news
  client.auth.onChange(({ refreshToken }) => {
    // A new visitor's tokens instead of a member's: the login has expired, or the shop has ended it.
    if (tokens?.refreshToken.role !== 'member' || refreshToken.role !== 'visitor') return
    visitor.news ??= { what: 'LOGIN_ENDED' }
    latest = visitor.news
  })

  const response = await owned.run(next)
  const after = client.auth.getTokens()
  const isChanged =
    after.accessToken.value !== (tokens?.accessToken.value ?? '') ||
    after.refreshToken.value !== (tokens?.refreshToken.value ?? '')
  if (isChanged) response.headers.append('Set-Cookie', tokensCookie(after))
  const written = mark.written()
  if (written && request.method !== 'GET') response.headers.append('Set-Cookie', markCookie(written))
  // A redirect shows nothing, even if the frame was loaded for it.
  const untold = isRedirect(response) ? latest : visitor.news
  if (untold !== news) response.headers.append('Set-Cookie', untold ? newsCookie(untold) : NEWS_READ)
  keepFor(request, response, visitor.isKnown || visitor.isPrivate === true)
  return response
}

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400

/** Finds the chosen currency among the shop's. Without a choice, the list isn't loaded. */
async function chosenAmong(code: string | undefined) {
  if (code === undefined) return undefined
  const currencies = await shopCurrencies()
  const place = currencies.findIndex((one) => one.code === code)
  const found = currencies[place]
  return found && { ...found, isOwn: place === 0 }
}

/** Whether a call failed because what it names doesn't exist. */
export const isNotFound = (error: unknown): boolean => error instanceof CommerceError && error.status === 404

/**
 * Turns the platform's failures in a loader into responses: 404 for an invalid address, 429 for too many
 * requests, 503 when it doesn't answer. The page explains it calmly, and search engines come back.
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
      report(error)
      throw data<Waiting>({ waitSeconds: error.retryAfterSeconds }, answerTo(error))
    }
  }

/** The status and headers when the platform failed; its Retry-After is passed on. */
export const answerTo = ({ status, retryAfterSeconds }: CommerceError): ResponseInit => ({
  status: status === 429 ? 429 : 503,
  ...(retryAfterSeconds && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
})

/** Thrown by a loader when nothing is found. */
export const notFound = () => data(null, { status: 404 })
