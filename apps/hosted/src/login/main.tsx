import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepFresh } from '../fresh-page.ts'
import { LoginApp } from './LoginApp.tsx'
import { LoginWordsProvider, loadLoginWords } from './messages/words.tsx'

keepFresh()
const root = document.getElementById('SITE_CONTAINER')
const { pathname, search, hash } = location
const query = new URLSearchParams(search)
const told = root?.dataset.page
const [token = '', ...more] = hash.slice(1).split('&')
const email = new URLSearchParams(more.join('&')).get('email') ?? ''
const address = { pathname, told, query, token: token || (query.get('token') ?? ''), email }

loadLoginWords(navigator.languages).then(({ language, t }) => {
  document.documentElement.lang = language
  if (root)
    createRoot(root).render(
      <StrictMode>
        <LoginWordsProvider t={t}>
          <LoginApp {...address} />
        </LoginWordsProvider>
      </StrictMode>,
    )
})
