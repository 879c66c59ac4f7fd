import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LoginApp } from './LoginApp.tsx'
import { LoginWordsProvider, loadLoginWords } from './messages/words.tsx'

const root = document.getElementById('root')
const { pathname, search, hash } = location
const query = new URLSearchParams(search)
const told = root?.dataset.page
const address = { pathname, told, query, token: hash.slice(1) || (query.get('token') ?? '') }

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
