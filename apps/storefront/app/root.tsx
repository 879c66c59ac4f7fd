import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from 'react-router'
import './app.css'
import { readCart } from './cart/cart.server.ts'
import { isUnanswered } from './cart/unanswered.ts'
import { findCollections } from './catalog/catalog.server.ts'
import { CartDrawer } from './components/cart/CartDrawer.tsx'
import { CartProvider } from './components/cart/CartProvider.tsx'
import { Footer } from './components/layout/Footer.tsx'
import { Header } from './components/layout/Header.tsx'
import { NavigationProgress } from './components/layout/NavigationProgress.tsx'
import { NotFound } from './components/notice/NotFound.tsx'
import { Unavailable } from './components/notice/Unavailable.tsx'
import { pageMeta } from './seo/page-meta.ts'
import { visitorContext, withVisitor } from './shop.server.ts'
import { SHOP } from './shop.ts'

export const middleware = [withVisitor]

/** What every page shows. A catalog or cart that cannot be read leaves the frame standing; the page itself decides what to say. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [collections, cart] = await Promise.allSettled([
    findCollections(),
    readCart(context.get(visitorContext)),
  ])
  const all = collections.status === 'fulfilled' ? collections.value : []
  const chosen = SHOP.navigation.flatMap((slug) => all.find((one) => one.slug === slug) ?? [])
  return {
    navigation: (chosen.length > 0 ? chosen : all.slice(0, 6)).map(({ slug, name }) => ({ slug, name })),
    cart: cart.status === 'fulfilled' ? cart.value : null,
  }
}

/** The frame is read again after a form was sent and for the cart's own page, not with every page. */
export const shouldRevalidate = ({ formMethod, nextUrl, actionResult }: ShouldRevalidateFunctionArgs) =>
  !isUnanswered(actionResult) &&
  ((formMethod !== undefined && formMethod !== 'GET') || nextUrl.pathname === '/cart')

/** The shop's own words, for pages without words of their own; a page that failed says so instead. */
export const meta: MetaFunction = ({ error }) =>
  error
    ? [
        ...pageMeta({ title: isMissing(error) ? 'Not found' : 'Not available' }),
        { name: 'robots', content: 'noindex' },
      ]
    : [{ title: `${SHOP.name}: ${SHOP.tagline}` }, { name: 'description', content: SHOP.description }]

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

export const links: LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171512" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-svh flex-col antialiased">
        <CartProvider>
          <a href="#main" className="button fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0">
            Skip to the content
          </a>
          <NavigationProgress />
          <Header />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Footer />
          <CartDrawer />
        </CartProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default Outlet

export function ErrorBoundary() {
  const error = useRouteError()
  return isMissing(error) ? <NotFound /> : <Unavailable />
}
