import type { ProductOption, Variant } from './choosable.ts'

/** What a page shows of a variant besides its choices; many variants have the same. */
type Look = Pick<Variant, 'price' | 'amount' | 'isInStock' | 'left'>

/**
 * The variants of a product, as a page carries them: a few bytes each, so that a thousand of them are no weight. What is
 * made stands in the order of a table of all combinations, whose last option changes first.
 */
export interface PackedVariants {
  /** How many combinations are left out before each variant; empty for none. */
  gaps: string
  /** How each looks, by its place in `looks`. */
  of: string
  looks: Look[]
  /** A line each; empty where none has a number. */
  skus: string
}

/** Packs the variants of a product. Those of choices that are not shown, or of several the later, are nobody's choice. */
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
  const lookOf = ({ price, amount, isInStock, left }: Variant): number => {
    const look: Look = {
      ...{ price, isInStock },
      ...(amount !== undefined && { amount }),
      ...(left !== undefined && { left }),
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

/** Where a variant stands in the table; nowhere when one of its choices is not shown. */
function placeOf(options: readonly ProductOption[], variant: Variant): number | undefined {
  let place = 0
  for (const { name, choices } of options) {
    const at = choices.findIndex(({ label }) => label === variant.choices[name])
    if (at < 0) return undefined
    place = place * choices.length + at
  }
  return place
}

/** Unpacks what `packVariants` has packed. Ids count within the product: the server finds by choices what is bought. */
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
