import { type Reader, statement } from '../../../floor/database/database.ts'
import type { CollectionDocument } from '../../products/records/product-record.ts'
import { inLanguage } from '../../products/records/translated.ts'
import { termKey } from '../../search-index/search-terms.ts'
import type { Stem } from '../../search-index/stems.ts'
import { wordsOf } from '../../search-index/words.ts'

/** A collection, as its name finds its products. */
export interface Shelf {
  /** The key of the term that its products have. */
  readonly key: string
  readonly visible: boolean
  readonly words: readonly string[]
  /** Of the words, in the same order. */
  readonly stems: readonly string[]
}

/** A search reads no more names than this. */
const MOST_SHELVES = 5000

/** The collection of all products has number 0. */
const shelves = statement<{ collection_id: string; visible: number; document: string }>(
  `SELECT collection_id, visible, document FROM collections WHERE site_id = ? AND collection_number > 0
   ORDER BY collection_number LIMIT ${MOST_SHELVES}`,
)

/** The names of a shop's collections. */
export const shelvesStore = {
  all: async (
    reader: Reader,
    siteId: string,
    { stem, language }: { readonly stem: Stem; readonly language: string | undefined },
  ): Promise<Shelf[]> =>
    (await reader.all(shelves, siteId)).map(({ collection_id: id, visible, document }) => {
      const { name, translations }: CollectionDocument = JSON.parse(document)
      const words = wordsOf(`${inLanguage(translations, language)?.name ?? ''} ${name}`)
      return { key: termKey.collection(id), visible: visible === 1, words, stems: words.map(stem) }
    }),
}
