/** A part of a country: its ISO 3166-2 code where it has one, and its name. */
export type Subdivision = readonly [code: string, name: string]

/**
 * Loads the names of a country's parts, for countries whose addresses need one; empty for others and when they
 * cannot be loaded, in which case the part is typed.
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
