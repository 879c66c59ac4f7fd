import type { FacetValue } from '@vitrine/contract'

/** More values in one facet don't help anyone choose. */
export const MOST_SHOWN = 100

export const facetValue = (value: string, label: string, count: number): FacetValue => ({
  value,
  label,
  count,
})

/**
 * Most frequent first; ties in natural order: Size 2 before Size 10. Choosing a value doesn't move any; a
 * chosen one is always included, even if it comes too late or has no products.
 */
export const inOrder = (values: readonly FacetValue[], chosen: ReadonlySet<string>): FacetValue[] => {
  const sorted = [...values].sort(
    (one, other) =>
      other.count - one.count ||
      COLLATOR.compare(one.label, other.label) ||
      (one.value < other.value ? -1 : 1),
  )
  const first = sorted.slice(0, MOST_SHOWN)
  const late = sorted.slice(MOST_SHOWN).filter(({ value }) => chosen.has(value))
  const known = new Set(values.map(({ value }) => value))
  const missing = [...chosen].filter((value) => !known.has(value)).map((value) => facetValue(value, value, 0))
  return [...first, ...late, ...missing]
}

const COLLATOR = new Intl.Collator('en', { numeric: true })
