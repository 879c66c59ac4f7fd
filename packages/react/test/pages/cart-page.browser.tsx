import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import { localStorageTokens } from '@vitrine/client/storage'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { CartPage, type Piece } from './cart-page.tsx'

/** What the server has written into the page. */
declare const given: { apiUrl: string; clientId: string; pieces: Piece[] }

const { apiUrl, clientId, pieces } = given
const auth = OAuthStrategy({ clientId, tokenStorage: localStorageTokens() })
const client = createClient({ apiUrl, auth, retries: 0, modules: { currentCart } })
Object.assign(globalThis, { client })

const root = document.getElementById('root')
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <CartPage client={client} initialCart={null} pieces={pieces} />
    </StrictMode>,
  )
