import type { PageLanguage } from '../../../floor/http/pages/asked-language.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { plainPage } from '../../../floor/http/pages/plain-page.ts'

const WORDS = {
  en: {
    title: 'We can’t log you in',
    advice: 'Go back to the application and try again. If that doesn’t help, contact its owner.',
  },
  de: {
    title: 'Die Anmeldung ist nicht möglich',
    advice:
      'Gehen Sie zurück zur Anwendung und versuchen Sie es noch einmal. Wenn das nicht hilft, wenden Sie sich an den Betreiber.',
  },
} as const satisfies Record<PageLanguage, object>

/**
 * Writes the page that says why logging in isn't possible.
 * @param problem - in English: it is for the application's developers
 */
export const problemPage = (language: PageLanguage, problem: string): string => {
  const { title, advice } = WORDS[language]
  const said = `<h1>${title}</h1><p role="alert" lang="en">${escaped(problem)}</p><p>${advice}</p>`
  return plainPage(title, said, language)
}
