import type { ReactNode } from 'react'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useHref,
  useLoaderData,
} from 'react-router'
import './app.css'
import { readMember } from './account/member.server.ts'
import { type MemberView, nameOf } from './account/member-view.ts'
import { newsText } from './account/news.server.ts'
import { readCart } from './cart/cart.server.ts'
import { hasNews } from './cart/unanswered.ts'
import { firstCollections } from './catalog/catalog.server.ts'
import { navigationOf, shelvesOf } from './catalog/navigation.ts'
import { useAccountTabs } from './components/account/use-account-tabs.ts'
import { useFreshPage } from './components/account/use-fresh-page.ts'
import { LateScripts } from './components/layout/LateScripts.tsx'
import { findMenus } from './content/content.server.ts'
import { NO_MENUS } from './content/content-view.ts'
import { hearOfCatalog } from './live/live.server.ts'
import face from './look/brygada-1918-latin.woff2?url'
import { languageOf } from './messages/languages.ts'
import { ownSiteOnly } from './serving/own-site.server.ts'
import { share } from './serving/sharing.server.ts'
import { shopCurrencies, visitorContext, withVisitor } from './shop.server.ts'
import { SHOP } from './shop.ts'

export const middleware = [share, ownSiteOnly, hearOfCatalog, withVisitor]

/**
 * What every page shows. If the catalog or cart can't be read, the frame stays; the page itself decides what
 * to say.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const [collections, menus, currencies, cart, member] = await Promise.allSettled([
    firstCollections(visitor),
    findMenus(visitor.language),
    shopCurrencies(),
    readCart(visitor),
    readMember(visitor),
  ])
  const news = visitor.news
  visitor.news = undefined
  const all = collections.status === 'fulfilled' ? collections.value : []
  const codes = currencies.status === 'fulfilled' ? currencies.value.map(({ code }) => code) : []
  // Caches don't keep a page whose frame is incomplete.
  if ([collections, menus].some(({ status }) => status === 'rejected') || codes.length === 0)
    visitor.isPrivate = true
  return {
    navigation: navigationOf(all).map(({ id, slug, name, langs }) => ({
      ...{ id, slug, name },
      ...(langs?.name && { lang: langs.name }),
    })),
    shelves: shelvesOf(all).map(({ slug, name, picture, langs }) => ({
      ...{ slug, name, picture },
      ...(langs?.name && { lang: langs.name }),
    })),
    opening: all.find(({ slug }) => slug === SHOP.opening)?.picture,
    currencies: codes,
    currency: visitor.currency?.code ?? codes[0] ?? '',
    menus: menus.status === 'fulfilled' ? menus.value : NO_MENUS,
    cart: cart.status === 'fulfilled' ? cart.value : null,
    member: memberOf(member, visitor.client.auth.loggedIn()),
    news: news ? { text: newsText(news, visitor.answers) } : null,
  }
}

/** The member for the header. If that can't be determined right now, the person is still treated as logged in. */
const memberOf = (member: PromiseSettledResult<MemberView | null>, isLoggedIn: boolean) => {
  if (member.status === 'rejected') return isLoggedIn ? { name: '' } : null
  return member.value && { name: nameOf(member.value) }
}

/** The frame is reloaded after a form and on the way to personal pages, not with every page. */
export function shouldRevalidate(next: ShouldRevalidateFunctionArgs) {
  const { formMethod, currentUrl, nextUrl } = next
  const wasSent = formMethod !== undefined && formMethod !== 'GET'
  const tellsWhose =
    currentUrl.pathname !== nextUrl.pathname && /\/(cart|login|account)$/.test(nextUrl.pathname)
  return hasNews(next) && (wasSent || tellsWhose)
}

export const links: LinksFunction = () => [
  { rel: 'preload', href: face, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={languageOf(useHref('/'))}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-svh flex-col antialiased">
        {children}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  )
}

/** The header names the member on every page, so every page is personal. */
export default function Shop() {
  const isMember = useLoaderData<typeof loader>().member !== null
  useFreshPage(isMember)
  useAccountTabs(isMember)
  return <Outlet />
}

/**
 * Shown when not even the frame can be rendered. In both languages, because the messages themselves may be
 * missing.
 */
export function ErrorBoundary() {
  return (
    <main className="wrap grid max-w-xl gap-5 py-20">
      <title>{SHOP.name}</title>
      <h1 className="text-title">{SHOP.name}</h1>
      <p className="text-lg text-soft">
        Something went wrong here. Your cart is safe.{' '}
        <a href="/" className="link">
          Go to the home page
        </a>
      </p>
      <p lang="de" className="text-lg text-soft">
        Hier ist etwas schiefgegangen. Ihr Warenkorb bleibt erhalten.{' '}
        <a href="/de" className="link">
          Zur Startseite
        </a>
      </p>
    </main>
  )
}
