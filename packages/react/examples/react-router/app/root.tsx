import { CommerceProvider } from '@vitrine/react'
import type { ReactNode } from 'react'
import { data, type LoaderFunctionArgs, Outlet, Scripts, useLoaderData } from 'react-router'
import { cartByRoute } from './cart-by-route.ts'
import { visitorOf } from './shop.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const visitor = visitorOf(request)
  const cart = visitor.isKnown ? await visitor.cart.read() : null
  return data({ cart }, { headers: visitor.headers() })
}

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>A shop on React Router</title>
    </head>
    <body>
      {children}
      <Scripts />
    </body>
  </html>
)

export default function Root() {
  const { cart } = useLoaderData<typeof loader>()
  return (
    <CommerceProvider cart={cartByRoute} initialCart={cart} locale="en-IE">
      <Outlet />
    </CommerceProvider>
  )
}
