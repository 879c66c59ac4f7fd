import type { Database, Reader } from '../../floor/database/database.ts'
import { termKey } from '../search-index/search-terms.ts'
import { termsStore } from '../search-index/terms.store.ts'
import { type Trigram, trigramsOfTerm, trigramsStore } from '../search-index/trigrams.store.ts'
import { compared, type Drift } from './drift.ts'
import { termKeys } from './term-drifts.ts'
import { whileLocked } from './while-locked.ts'

/** How many to check at once. */
const SOME = 50

/** Compares the trigrams of a shop's vocabulary with its words, and fixes them if requested. */
export async function* checkTrigrams(
  database: Database,
  siteId: string,
  fixing: boolean,
): AsyncGenerator<Drift> {
  /** Checks again under the lock, and fixes what is still wrong. */
  const settle = async (
    find: (reader: Reader) => Promise<Trigram[]>,
    is: 'missing' | 'stray',
  ): Promise<Drift[]> => {
    if ((await find(database)).length === 0) return []
    const sure = await whileLocked(database, siteId, async (tx) => {
      const found = await find(tx)
      if (fixing) await trigramsStore[is === 'missing' ? 'add' : 'remove'](tx, siteId, found)
      return found
    })
    return sure.flatMap((trigram) => trigramDrift(siteId, trigram, is))
  }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const keys: string[] = await termKeys(database, siteId, after)
    for (let done = 0; done < keys.length; done += SOME) {
      const some = keys.slice(done, done + SOME)
      yield* await settle((reader) => missingTrigrams(reader, siteId, some), 'missing')
    }
    after = keys.at(-1)
  }
  for (let after: Trigram | undefined = { trigram: '', word: '' }; after !== undefined; ) {
    const rows: Trigram[] = await trigramsStore.behind(database, siteId, after)
    for (let done = 0; done < rows.length; done += SOME) {
      const some = rows.slice(done, done + SOME)
      yield* await settle((reader) => strayTrigrams(reader, siteId, some), 'stray')
    }
    after = rows.at(-1)
  }
}

/** Finds trigrams that some terms should have but don't. */
const missingTrigrams = async (
  reader: Reader,
  siteId: string,
  keys: readonly string[],
): Promise<Trigram[]> => {
  const there = await termsStore.byKey(reader, siteId, keys)
  const missing: Trigram[] = []
  for (const key of there.keys()) missing.push(...(await trigramsStore.missing(reader, siteId, key)))
  return missing
}

/** Finds those of some trigrams that belong to no term. */
const strayTrigrams = async (
  reader: Reader,
  siteId: string,
  trigrams: readonly Trigram[],
): Promise<Trigram[]> => {
  const keys = [...new Set(trigrams.map(({ word }) => termKey.word(word)))]
  const there = await termsStore.byKey(reader, siteId, keys)
  const wanted = new Set([...there.keys()].flatMap(trigramsOfTerm).map(nameOf))
  return trigrams.filter((trigram) => !wanted.has(nameOf(trigram)))
}

/** Reports a missing or superfluous trigram. */
const trigramDrift = (siteId: string, { trigram, word }: Trigram, is: 'missing' | 'stray'): Drift[] => {
  const [stored, computed] = is === 'missing' ? ['absent', 'there'] : ['there', 'absent']
  return compared({ siteId, of: word, what: `search trigram ${trigram}` }, stored, computed)
}

const nameOf = ({ trigram, word }: Trigram): string => `${trigram} ${word}`
