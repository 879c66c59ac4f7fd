import all from './addresses/subdivisions.json' with { type: 'json' }

/** A part of a country: its ISO 3166-2 code, or its name if it has none, and its name. */
export type Subdivision = readonly [code: string, name: string]

/**
 * Lists the parts of a country that its addresses name, such as states; empty for other countries.
 * @example subdivisionsOf('US')[0] // ['US-AL', 'Alabama']
 */
export const subdivisionsOf = (country: string): readonly Subdivision[] => {
  const found = Object.hasOwn(all, country) ? (all as Readonly<Record<string, unknown>>)[country] : undefined
  return Array.isArray(found) ? found.filter(isSubdivision) : []
}

const isSubdivision = (value: unknown): value is Subdivision =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
