const KEY = 'vitrine.language'

/** The languages to show the back office in, best first: the one that was chosen in this browser, then the browser's. */
export const preferredLanguages = (): string[] => {
  const chosen = localStorage.getItem(KEY)
  return chosen ? [chosen, ...navigator.languages] : [...navigator.languages]
}

/** Shows the back office in a language from now on. What was typed survives the reload. */
export const switchLanguage = (language: 'en' | 'de'): void => {
  localStorage.setItem(KEY, language)
  location.reload()
}
