/** Wie Länder ihre Teile und ihre Postleitzahlen nennen. */
export const de: Readonly<Record<string, string>> = {
  state: 'Bundesstaat',
  county: 'Grafschaft',
  prefecture: 'Präfektur',
  region: 'Region',
  emirate: 'Emirat',
  island: 'Insel',
  parish: 'Gemeinde',
  department: 'Departement',
  area: 'Gebiet',
  oblast: 'Oblast',
  company: 'Firma',
  phone: 'Telefon',
  zip: 'ZIP-Code',
}
