/** A value of a product that its variants can override. */
export interface OwnValues<T> {
  /** The product's. */
  readonly own: T | undefined
  /** The variants' own; undefined where the product's counts. */
  readonly overrides: readonly (T | undefined)[]
}

/**
 * Divides the values of variants into the product's and those of variants that differ. If nothing changes,
 * everything stays where it is.
 *
 * @param wanted - the value of each variant; undefined for none
 * @param present - the value that each variant has so far
 */
export const dividedValues = <T>(
  before: OwnValues<T>,
  wanted: readonly (T | undefined)[],
  present: readonly (T | undefined)[] = before.overrides.map((override) => override ?? before.own),
): OwnValues<T> => {
  if (isSame(present, wanted)) return before
  const [first] = wanted
  if (wanted.every((value) => isSame(value, first)))
    return { own: first, overrides: wanted.map(() => undefined) }
  if (wanted.some((value) => value === undefined)) return { own: undefined, overrides: wanted }
  return {
    own: before.own,
    overrides: wanted.map((value) => (isSame(value, before.own) ? undefined : value)),
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
