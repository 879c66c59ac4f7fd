import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import { redirects } from '@vitrine/client/redirects'
import { search } from '@vitrine/client/search'
import { localStorageTokens } from '@vitrine/client/storage'
import { sharedTokens } from '@vitrine/client/tabs'
import { CommerceProvider } from '@vitrine/react'
import { createRoot } from 'react-dom/client'
import { Shop } from './Shop.tsx'

/** The platform's address and client id: by default the demo shop of `npm start`. */
const { VITE_API_URL = 'http://localhost:4000', VITE_CLIENT_ID = '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21' } =
  import.meta.env

const client = createClient({
  apiUrl: VITE_API_URL,
  auth: OAuthStrategy({ clientId: VITE_CLIENT_ID, tokenStorage: sharedTokens(localStorageTokens()) }),
  modules: { currentCart, search, redirects },
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <CommerceProvider client={client} locale="en-IE">
      <Shop />
    </CommerceProvider>,
  )
