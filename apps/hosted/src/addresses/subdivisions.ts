import type { Subdivision } from '@vitrine/contract/subdivisions'

/**
 * Loads the names of a country's states or provinces, if its addresses need one. For other countries, or when
 * loading fails, the list is empty and the buyer types the name.
 */
export const loadSubdivisions = (country: string): Promise<readonly Subdivision[]> =>
  import('@vitrine/contract/subdivisions').then(
    ({ subdivisionsOf }) => subdivisionsOf(country),
    () => [],
  )
