/** Derived data that doesn't match its source. */
export interface Drift {
  readonly siteId: string
  /** The id of its product or collection, or the slug or term itself. */
  readonly of: string
  /** Such as `wire bytes` or `count of products`. */
  readonly what: string
  readonly stored: string
  readonly computed: string
}

/** What is compared; undefined means missing. */
type Compared = string | number | undefined

const LONGEST = 120

const shown = (value: Compared): string => {
  if (value === undefined) return 'nothing'
  const text = String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Compares one value; long texts are shown from just before the first difference. */
export const compared = (
  subject: Pick<Drift, 'siteId' | 'of' | 'what'>,
  stored: Compared,
  computed: Compared,
): Drift[] => {
  if (stored === computed) return []
  const from = Math.max(0, parting(stored, computed) - 20)
  const part = (value: Compared): Compared =>
    typeof value === 'string' && value.length > LONGEST && from > 0 ? `…${value.slice(from)}` : value
  return [{ ...subject, stored: shown(part(stored)), computed: shown(part(computed)) }]
}

/** Where two texts start to differ. */
const parting = (one: Compared, other: Compared): number => {
  if (typeof one !== 'string' || typeof other !== 'string') return 0
  let index = 0
  while (index < one.length && one[index] === other[index]) index++
  return index
}
