import { useEffect, useState } from 'react'
import { shop } from '../lib/shop'

const logIn = async () => {
  const data = shop.auth.generateOAuthData(`${location.origin}/callback`, `${location.origin}/account`)
  localStorage.setItem('oAuthRedirectData', JSON.stringify(data))
  const { authUrl } = await shop.auth.getAuthUrl(data)
  location.href = authUrl
}

export default function App({ Component, pageProps }) {
  const [isMember, setIsMember] = useState(false)
  useEffect(() => setIsMember(shop.auth.loggedIn()), [])
  return (
    <>
      <header>
        <a href="/">Shop</a> <a href="/cart">Cart</a>{' '}
        {isMember ? (
          <a href="/account">Account</a>
        ) : (
          <button type="button" onClick={logIn}>
            Log in
          </button>
        )}
      </header>
      <main>
        <Component {...pageProps} />
      </main>
    </>
  )
}
