/** What countries call their regions and postal codes; loaded with the first address form. */
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
  company: 'Company',
  phone: 'Phone',
  zip: 'ZIP code',
}
