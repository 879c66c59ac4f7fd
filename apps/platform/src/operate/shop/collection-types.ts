import { type ItemData, referenceOf } from '../../shop/data/data-item.ts'

/** A content collection and what its items hold. */
export interface CollectionContent {
  readonly name: string
  readonly items: readonly ItemData[]
}

/**
 * Writes TypeScript types of content collections, found from their items: a field that some items lack is
 * optional, and one with several kinds of values is a union.
 */
export const typesOf = (collections: readonly CollectionContent[]): string => {
  const typeNames = namesFor(collections.map(({ name }) => name))
  const all = collections.map(({ name, items }) => {
    const fields = [...new Set(items.flatMap((item) => Object.keys(item)))].sort()
    const lines = fields.map((field) => {
      const given = items.flatMap((item) => (Object.hasOwn(item, field) ? [item[field]] : []))
      const kinds = [...new Set(given.map((value) => kindOf(value, typeNames)))].sort()
      return `  ${keyOf(field)}${given.length < items.length ? '?' : ''}: ${kinds.join(' | ')}\n`
    })
    return `/** An item of the collection ${name}. */\nexport interface ${typeNames.get(name)} extends StoredItem {\n${lines.join('')}}\n`
  })
  const list = collections.map(({ name }) => `  ${keyOf(name)}: ${typeNames.get(name)}\n`)
  return [
    '// Written by `vitrine types generate`. Run it again when the collections change.\n',
    '/** What every item has. */\nexport interface StoredItem {\n  _id: string\n  _createdDate: Date\n  _updatedDate: Date\n}\n',
    ...all,
    `/** The collections of the shop, by id. */\nexport interface Collections {\n${list.join('')}}\n`,
  ].join('\n')
}

const kindOf = (value: unknown, names: ReadonlyMap<string, string>): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    const kind = [...new Set(value.map((one) => kindOf(one, names)))].sort().join(' | ') || 'unknown'
    return kind.includes(' ') ? `(${kind})[]` : `${kind}[]`
  }
  const reference = referenceOf(value)
  if (reference) return ['string', names.get(reference.dataCollectionId) ?? 'StoredItem'].join(' | ')
  if (typeof value !== 'object') return typeof value
  const fields = Object.entries(value)
  if (fields.length === 1 && fields[0]?.[0] === '$date') return 'Date'
  return `{ ${fields.map(([name, part]) => `${keyOf(name)}: ${kindOf(part, names)}`).join('; ')} }`
}

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

/** Names in Pascal case; a repeated one gets a number. */
const namesFor = (collections: readonly string[]): ReadonlyMap<string, string> => {
  const taken = new Set(['StoredItem', 'Collections', 'Date'])
  return new Map(
    collections.map((collection) => {
      const words = collection.split(/[^A-Za-z0-9]+/).filter(Boolean)
      const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
      let free = name
      for (let number = 2; taken.has(free); number++) free = `${name}${number}`
      taken.add(free)
      return [collection, free]
    }),
  )
}
