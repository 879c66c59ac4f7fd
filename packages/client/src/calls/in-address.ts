/**
 * Writes an argument for the address of a request, where the fields of its objects get names of their own:
 * `{ paging: { limit: 5 } }` becomes `{ 'paging.limit': 5 }`.
 */
export const inAddress = (options?: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(options ?? {}).flatMap(([name, value]): [string, unknown][] => {
      if (value === undefined || value === null) return []
      if (typeof value !== 'object' || Array.isArray(value)) return [[name, value]]
      return Object.entries(value).map(([below, inner]) => [`${name}.${below}`, inner])
    }),
  )
