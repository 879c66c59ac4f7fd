/** What countries call their parts and their postal codes; loaded with the first form of an address. */
export const en: Readonly<Record<string, string>> = {
  state: 'State',
  county: 'County',
  prefecture: 'Prefecture',
  region: 'Region',
  emirate: 'Emirate',
  island: 'Island',
  parish: 'Parish',
  department: 'Department',
  area: 'Area',
  oblast: 'Oblast',
  zip: 'ZIP code',
}
