import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { preferredLanguages } from './messages/kept-language.ts'
import { loadWords } from './messages/words.tsx'
import { keepPageOnDrops } from './parts/keep-page-on-drops.ts'
import { allowOnlyText } from './trusted-text.ts'

allowOnlyText()
keepPageOnDrops()
const root = document.getElementById('root')

loadWords(preferredLanguages()).then((words) => {
  document.documentElement.lang = words.language
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App words={words} />
      </StrictMode>,
    )
})
