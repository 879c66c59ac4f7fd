/** Names a country of two letters (ISO 3166-1) in a language; whatever else stands there stays as it is. */
export const countryName = (code: string, language: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
