import type { Reader } from '../../../floor/database/database.ts'
import { statement } from '../../../floor/database/database.ts'
import { createDerived, type Edition } from '../../search/edition.ts'
import { termKey } from '../../search-index/search-terms.ts'
import { choiceId } from '../../shared-names/shared-id.ts'
import type { SharedName } from '../../shared-names/shared-name.ts'

/** The names of a shop's options, modifiers, brands and ribbons, and their ids. */
export interface NamesOfShop {
  /** Names by id. */
  readonly brands: ReadonlyMap<string, string>
  readonly ribbons: ReadonlyMap<string, string>
  /** Current names by the ids they had before they were renamed. */
  readonly former: ReadonlyMap<string, string>
  readonly options: readonly ChoosableName[]
  readonly modifiers: readonly ChoosableName[]
}

/** An option or modifier, and its choices' ids and names. */
export interface ChoosableName {
  readonly id: string
  readonly name: string
  readonly choices: readonly { readonly id: string; readonly name: string; readonly key: string }[]
}

export type ReadNames = (reader: Reader, edition: Edition) => Promise<NamesOfShop>

const KEPT_BYTES = 8 * 1024 * 1024
const ENTRY_BYTES = 200
const formerIds = statement<{ former_id: string; document: string }>(
  `SELECT f.former_id, s.document FROM former_shared_ids f
   JOIN shared_names s ON s.site_id = f.site_id AND s.shared_id = f.shared_id
   WHERE f.site_id = ? AND s.kind <> 'section' ORDER BY f.former_id LIMIT 20000`,
)
const choosable = statement<{ document: string }>(
  `SELECT document FROM shared_names WHERE site_id = ? AND kind <> 'section' ORDER BY shared_id LIMIT 20000`,
)

/** Reads the names that products share, once per edition of the index. */
export const createReadNames = (): ReadNames => {
  const kept = createDerived<NamesOfShop>(
    KEPT_BYTES,
    ({ brands, ribbons, former, options, modifiers }) =>
      ENTRY_BYTES *
      (brands.size +
        ribbons.size +
        former.size +
        [...options, ...modifiers].reduce((sum, { choices }) => sum + 1 + choices.length, 0)),
  )
  return (reader, edition) => kept.of(edition, 'names', () => readNames(reader, edition.siteId))
}

const readNames = async (reader: Reader, siteId: string): Promise<NamesOfShop> => {
  const rows = await reader.all(choosable, siteId)
  const names = rows.map((row): SharedName => JSON.parse(row.document)) // printed by their store
  const of = (kind: SharedName['kind']) => names.filter((shared) => shared.kind === kind)
  const former = (await reader.all(formerIds, siteId)).map(({ former_id: id, document }) => {
    const { name }: SharedName = JSON.parse(document)
    return [id, name] as const
  })
  const byId = (kind: 'brand' | 'ribbon') => new Map(of(kind).map(({ id, name }) => [id, name]))
  return {
    brands: byId('brand'),
    ribbons: byId('ribbon'),
    former: new Map(former),
    options: of('option').map(choosableOf),
    modifiers: of('modifier').map(choosableOf),
  }
}

const choosableOf = ({ id, name, choices = [] }: SharedName): ChoosableName => ({
  id,
  name,
  choices: choices.map((choice) => ({
    id: choiceId(id, choice.name),
    name: choice.name,
    key: termKey.option(name, choice.name),
  })),
})
