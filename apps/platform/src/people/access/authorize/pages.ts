import type { PageLanguage } from '../../../floor/http/pages/asked-language.ts'
import { escaped } from '../../../floor/http/pages/html.ts'
import { plainPage } from '../../../floor/http/pages/plain-page.ts'

const WORDS = {
  en: {
    title: 'Login is not possible',
    advice: 'Go back to the application and try again; when that does not help, tell those who run it.',
  },
  de: {
    title: 'Die Anmeldung ist nicht möglich',
    advice:
      'Gehen Sie zur Anwendung zurück und versuchen Sie es noch einmal; hilft das nicht, sagen Sie es denen, die sie betreiben.',
  },
} as const satisfies Record<PageLanguage, object>

/**
 * Writes the page that says why nobody can log in here.
 *
 * @param problem - in English: it is for those who run the application
 */
export const problemPage = (language: PageLanguage, problem: string): string => {
  const { title, advice } = WORDS[language]
  const said = `<h1>${title}</h1><p role="alert" lang="en">${escaped(problem)}</p><p>${advice}</p>`
  return plainPage(title, said, language)
}
