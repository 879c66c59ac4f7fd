import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createCheckoutApi } from './api/checkout-api.ts'
import { keepFresh } from './fresh-page.ts'
import { loadWords, WordsProvider } from './messages/words.tsx'

keepFresh()
const root = document.getElementById('SITE_CONTAINER')
const [, , checkoutId = ''] = location.pathname.split('/')
const api = createCheckoutApi(decodeURIComponent(checkoutId))

// The platform serves the page in the language of the shop that the link came from, or of the browser.
const { lang } = document.documentElement
const asked = navigator.languages.filter((each) => each.toLowerCase().startsWith(lang))

loadWords([...asked, lang, ...navigator.languages]).then((words) => {
  document.documentElement.lang = words.language
  if (root)
    createRoot(root).render(
      <StrictMode>
        <WordsProvider words={words}>
          <App api={api} />
        </WordsProvider>
      </StrictMode>,
    )
})
