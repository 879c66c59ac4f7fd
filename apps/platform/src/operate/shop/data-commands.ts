import type { BulkDataItemsRequest } from '@vitrine/contract'
import { bulkSaveDataItems } from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import { InvalidArgument } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { dataStore, MOST_COLLECTIONS, MOST_ITEMS } from '../../shop/data/data.store.ts'
import { createItemWrites, storable } from '../../shop/data/item-writes.ts'
import { CommandError, type DatabaseCommand, refused, SITE, siteOf, type Workplace } from '../command.ts'
import { showProgress } from '../desk.ts'
import { fileOf, readText, writeWhole } from '../files.ts'
import { typesOf } from './collection-types.ts'

const FILE = { file: { example: 'content.jsonl', is: 'a file of JSON lines, one item per line' } }
const COLLECTION = { collection: { example: 'Pages', is: 'only this collection; default: all' } }

/** Content collections: as files on this machine, and as TypeScript types. */
export const dataCommands: Readonly<Record<string, DatabaseCommand>> = {
  'data export': {
    needs: 'database',
    does: 'writes the items of the content collections to a file, one per line',
    takes: { ...SITE, ...FILE },
    mayTake: COLLECTION,
    answers: ['file', 'collections', 'items'],
    run: async ({ database }, options, desk) => {
      const siteId = await siteOf(database, options)
      const file = fileOf(desk, options)
      const collections = await namesOf(database, siteId, options.collection)
      let items = 0
      const lines = async function* () {
        for (const collectionId of collections) {
          const stored = await dataStore.read(database, { siteId, collectionId })
          for (const { id, data } of stored?.items ?? []) {
            items++
            yield `${JSON.stringify({ collection: collectionId, id, data })}\n`
          }
          showProgress(desk, `${items} items`)
        }
      }
      await writeWhole(file, lines())
      showProgress(desk, '')
      return { file, collections: collections.length, items }
    },
  },
  'data import': {
    needs: 'database',
    does: 'creates and replaces items from a file that `data export` wrote; other items stay',
    takes: { ...SITE, ...FILE },
    flags: { 'dry-run': 'only show what would change' },
    answers: ['created', 'replaced', 'failed', 'dryRun', 'problems'],
    run: async (workplace, options, desk) => {
      const { database } = workplace
      const siteId = await siteOf(database, options)
      const collections = collectionsIn(await readText(fileOf(desk, options)))
      await assertRoom(database, siteId, collections)
      const dryRun = options['dry-run'] === 'yes'
      const done = { created: 0, replaced: 0, failed: 0, dryRun, problems: [] as Problem[] }
      const total = collections.reduce((sum, { dataItems }) => sum + dataItems.length, 0)
      for (const request of collections) {
        showProgress(desk, `${done.created + done.replaced + done.failed} of ${total} items`)
        if (dryRun) {
          const replaced = await countThere(database, siteId, request)
          done.replaced += replaced
          done.created += request.dataItems.length - replaced
          continue
        }
        const { results } = await write(workplace, siteId, request)
        for (const { action, itemMetadata: item } of results) {
          if (item.success) done[action === 'INSERT' ? 'created' : 'replaced']++
          else {
            done.failed++
            const message = item.error?.description ?? ''
            done.problems.push({ collection: request.dataCollectionId, id: item.id, message })
          }
        }
      }
      showProgress(desk, '')
      return done
    },
  },
  'types generate': {
    needs: 'database',
    does: "writes TypeScript types of a shop's content collections, as the client returns their items",
    takes: { ...SITE, file: { example: 'collections.ts', is: 'the file to write' } },
    answers: ['file', 'collections'],
    run: async ({ database }, options, desk) => {
      const siteId = await siteOf(database, options)
      const file = fileOf(desk, options)
      const names = await dataStore.collections(database, siteId)
      const all = await Promise.all(
        names.map(async (name) => {
          const stored = await dataStore.read(database, { siteId, collectionId: name })
          return { name, items: stored?.items.map(({ data }) => data) ?? [] }
        }),
      )
      await writeWhole(file, [typesOf(all)])
      return { file, collections: names.length }
    },
  },
}

interface Problem {
  readonly collection: string
  readonly id: string | undefined
  readonly message: string
}

const namesOf = async (database: Workplace['database'], siteId: string, only: string | undefined) => {
  const names = await dataStore.collections(database, siteId)
  if (only === undefined) return names
  if (names.includes(only)) return [only]
  throw refused(`There is no collection ${only}. The shop has ${names.join(', ') || 'none'}.`)
}

const assertRoom = async (
  database: Workplace['database'],
  siteId: string,
  given: readonly BulkDataItemsRequest[],
): Promise<void> => {
  const known = await dataStore.collections(database, siteId)
  const all = new Set([...known, ...given.map(({ dataCollectionId }) => dataCollectionId)])
  if (all.size > MOST_COLLECTIONS)
    throw refused(`The shop would have ${all.size} collections, but can have ${MOST_COLLECTIONS}.`)
}

type Line = BulkDataItemsRequest['dataItems'][number] & { readonly collection: string }

/** Reads and checks the whole file before anything is written. */
const collectionsIn = (text: string): BulkDataItemsRequest[] => {
  const lines = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : lineOf(line, at + 1)))
  const names = [...new Set(lines.map(({ collection }) => collection))]
  const violationsOf = compileInput(ruleOf(bulkSaveDataItems).input)
  return names.map((name) => {
    const dataItems = lines
      .filter(({ collection }) => collection === name)
      .map(({ id, data }) => ({ id, data }))
    if (dataItems.length > MOST_ITEMS)
      throw new CommandError(
        `The file has ${dataItems.length} items of ${name}; a collection can have ${MOST_ITEMS}.`,
      )
    const request = { dataCollectionId: name, dataItems }
    const [first] = [...violationsOf(request), ...dataItems.flatMap(tooLarge)]
    if (first) throw new CommandError(`In the collection ${name}, ${first.field} ${first.description}.`)
    return request
  })
}

const lineOf = (line: string, number: number): Line => {
  const given = parsed(line)
  if (isObject(given) && typeof given.collection === 'string' && isObject(given.data)) {
    const { collection, id, data } = given
    if (typeof id === 'string') return { collection, id, data }
  }
  throw new CommandError(
    `Line ${number} is not an item such as {"collection":"Pages","id":"about","data":{}}. Nothing was written.`,
  )
}

const tooLarge = (item: BulkDataItemsRequest['dataItems'][number], at: number) => {
  try {
    storable(item, `dataItems[${at}]`)
    return []
  } catch (error) {
    if (error instanceof InvalidArgument) return error.violations
    throw error
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the line's number is reported
  }
}

/** How many of a file's items the shop has already. */
const countThere = async (
  database: Workplace['database'],
  siteId: string,
  { dataCollectionId, dataItems }: BulkDataItemsRequest,
): Promise<number> => {
  const stored = await dataStore.read(database, { siteId, collectionId: dataCollectionId })
  const there = new Set(stored?.items.map(({ id }) => id))
  return new Set(dataItems.flatMap(({ id }) => (id !== undefined && there.has(id) ? [id] : []))).size
}

const write = ({ database, ids, clock }: Workplace, siteId: string, input: BulkDataItemsRequest) => {
  const actor = { type: 'APP', siteId, appId: 'vitrine', scopes: [] } as const
  return createItemWrites({ database, ids }).many({ actor, at: clock.now(), input }, 'save')
}
