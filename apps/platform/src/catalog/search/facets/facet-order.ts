import type { FacetValue } from '@vitrine/contract'

/** More values of one facet help nobody to choose. */
export const MOST_SHOWN = 100

export const facetValue = (value: string, label: string, count: number): FacetValue => ({
  value,
  label,
  count,
})

/**
 * Most frequent first, and as people count where they are equally so: Size 2 before Size 10. Choosing one moves none; what
 * is chosen is there even where it comes too late or nothing has it.
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
