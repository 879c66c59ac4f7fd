/** A part of a country: its ISO 3166-2 code if it has one, and its name. */
export type Subdivision = readonly [code: string, name: string]

/**
 * Loads the names of a country's parts, if its addresses need one. For other countries, or when loading
 * fails, the list is empty and the buyer types the name.
 */
export const loadSubdivisions = async (country: string): Promise<readonly Subdivision[]> => {
  const all: Readonly<Record<string, unknown>> = await import('./subdivisions.json', {
    with: { type: 'json' },
  }).then(
    (file) => file.default,
    () => ({}),
  )
  const found = all[country]
  return Array.isArray(found) ? found.filter(isSubdivision) : []
}

const isSubdivision = (value: unknown): value is Subdivision =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
