import type { ProductOption, Variant } from './choosable.ts'

/** What a page shows of a variant in addition to its choices; many variants share it. */
type Look = Pick<Variant, 'price' | 'amount' | 'isInStock' | 'left' | 'isPreorder'>

/**
 * A product's variants, packed for a page: a few bytes each, so a thousand stay small. They follow the order
 * of a table of all combinations in which the last option changes first.
 */
export interface PackedVariants {
  /** The number of skipped combinations before each variant; empty for none. */
  gaps: string
  /** The index of each variant's look in `looks`. */
  of: string
  looks: Look[]
  /** SKUs, one per line; empty if there is none. */
  skus: string
}

/**
 * Packs the variants of a product. Leaves out those with hidden choices, and all but the first with the same
 * choices.
 */
export function packVariants(
  options: readonly ProductOption[],
  variants: readonly Variant[],
): PackedVariants {
  const byPlace = new Map<number, Variant>()
  for (const variant of variants) {
    const place = placeOf(options, variant)
    if (place !== undefined && !byPlace.has(place)) byPlace.set(place, variant)
  }
  const sorted = [...byPlace].sort(([one], [other]) => one - other)
  const looks = new Map<string, number>()
  const lookOf = ({ price, amount, isInStock, left, isPreorder }: Variant): number => {
    const look: Look = {
      ...{ price, isInStock },
      ...(amount !== undefined && { amount }),
      ...(left !== undefined && { left }),
      ...(isPreorder && { isPreorder }),
    }
    const text = JSON.stringify(look)
    const known = looks.get(text) ?? looks.size
    looks.set(text, known)
    return known
  }
  const of = sorted.map(([, variant]) => lookOf(variant))
  const skus = sorted.map(([, { sku = '' }]) => sku)
  return {
    gaps: sorted.map(([place], index) => place - (sorted[index - 1]?.[0] ?? -1) - 1 || '').join(),
    of: of.join(),
    looks: [...looks.keys()].map((text): Look => JSON.parse(text)),
    skus: skus.some(Boolean) ? skus.join('\n') : '',
  }
}

/** A variant's index in the table; undefined if one of its choices is hidden. */
function placeOf(options: readonly ProductOption[], variant: Variant): number | undefined {
  let place = 0
  for (const { name, choices } of options) {
    const at = choices.findIndex(({ label }) => label === variant.choices[name])
    if (at < 0) return undefined
    place = place * choices.length + at
  }
  return place
}

/**
 * Unpacks the result of `packVariants`. Ids are indexes within the product: the server finds the purchase by
 * its choices.
 */
export function unpackVariants(
  options: readonly ProductOption[],
  { gaps, of, looks, skus }: PackedVariants,
): Variant[] {
  const gapOf = gaps.split(',')
  const skuOf = skus.split('\n')
  let place = -1
  return of.split(',').flatMap((at, index) => {
    const look = looks[Number(at || -1)]
    if (!look) return []
    place += 1 + Number(gapOf[index])
    let rest = place
    const taken = options.toReversed().map(({ name, choices }) => {
      const label = choices[rest % choices.length]?.label ?? ''
      rest = Math.floor(rest / choices.length)
      return [name, label]
    })
    const choices: Record<string, string> = Object.fromEntries(taken.reverse())
    const sku = skuOf[index]
    return [{ ...look, id: String(place), choices, ...(sku && { sku }) }]
  })
}
