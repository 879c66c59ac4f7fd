import { isLoggedIn } from '../lib/shop'

export const metadata = { title: 'A storefront on the app router' }

export default async function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/">Shop</a> <a href="/cart">Cart</a>{' '}
          {(await isLoggedIn()) ? (
            <a href="/account">Account</a>
          ) : (
            <form action="/login" method="post">
              <button type="submit">Log in</button>
            </form>
          )}
        </header>
        <main>{children}</main>
      </body>
    </html>
  )
}
