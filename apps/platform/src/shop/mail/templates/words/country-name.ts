/** Returns the name of a two-letter country (ISO 3166-1) in a language; anything else stays unchanged. */
export const countryName = (code: string, language: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
