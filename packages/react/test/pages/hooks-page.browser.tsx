import { createClient, OAuthStrategy } from '@vitrine/client'
import { search } from '@vitrine/client/search'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HooksPage } from './hooks-page.tsx'

/** What the test has written into the page. */
declare const given: { apiUrl: string; clientId: string }

const { apiUrl, clientId } = given
const client = createClient({ apiUrl, auth: OAuthStrategy({ clientId }), modules: { search } })
Object.assign(globalThis, { client })

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <HooksPage client={client} search={location.search} />
    </StrictMode>,
  )
