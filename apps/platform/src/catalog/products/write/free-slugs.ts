import { LONGEST_SLUG, slugOf, slugWith } from '../../../floor/text/slug.ts'

/** How many numbers to try after a slug before appending the product's own number. */
const TRIED = [10, 100] as const

export type FindTaken = (slugs: readonly string[]) => Promise<ReadonlySet<string>>

export interface Nameless {
  readonly name: string
  /** Appended to the slug if the name isn't unique. */
  readonly number: number
}

/**
 * Chooses slugs from names: the name's own if it is free, otherwise with -1, -2 and so on. They also differ
 * from each other.
 *
 * @param kind - used for a name that gives no slug, such as one in another alphabet
 */
export const freeSlugs = async (
  named: readonly Nameless[],
  kind: 'product' | 'collection',
  findTaken: FindTaken,
): Promise<string[]> => {
  const wanted = named.map(({ name, number }) => ({ slug: slugOf(name) || kind, number }))
  const chosen: (string | undefined)[] = wanted.map(() => undefined)
  const given = new Set<string>()
  let from = 0
  for (const upTo of TRIED) {
    const open = wanted.filter((_, index) => chosen[index] === undefined)
    const candidates = open.flatMap(({ slug }) => range(slug, from, upTo))
    const taken = candidates.length > 0 ? await findTaken([...new Set(candidates)]) : new Set<string>()
    wanted.forEach(({ slug }, index) => {
      if (chosen[index] !== undefined) return
      const free = range(slug, from, upTo).find((candidate) => !taken.has(candidate) && !given.has(candidate))
      if (free === undefined) return
      chosen[index] = free
      given.add(free)
    })
    from = upTo
  }
  return wanted.map(({ slug, number }, index) => chosen[index] ?? numbered(slug, number))
}

const range = (slug: string, from: number, upTo: number): string[] =>
  Array.from({ length: upTo - from }, (_, index) => slugWith(slug, from + index))

/** Two dashes, so that no name leads there. */
const numbered = (slug: string, number: number): string => {
  const end = `--${number}`
  return slug.slice(0, LONGEST_SLUG - end.length) + end
}
