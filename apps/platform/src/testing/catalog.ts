import { randomUUID } from 'node:crypto'
import { type CatalogService, createCatalog } from '../catalog/catalog.service.ts'
import type { NewCollection, NewProduct, NewVariant } from '../catalog/products/records/new-product.ts'
import { createFindFitting } from '../catalog/search/find-fitting.ts'
import { createSearchEngine } from '../catalog/search/search-engine.ts'
import type { KnownActor } from '../floor/callers/actor.ts'
import type { Database, DatabaseSettings } from '../floor/database/database.ts'
import { JsonBytes, Tagged } from '../floor/http/answers.ts'
import { randomIds } from '../floor/ids.ts'
import { migrations } from '../migrations.ts'
import type { Call } from '../shop/calls/call.ts'
import type { Site } from '../shop/sites/site.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'
import { callOf } from './calls.ts'
import type { TestEngine } from './engines.ts'

/** A site with an empty catalog on its own engine. */
export interface TestCatalog extends AsyncDisposable {
  readonly database: Database
  /** Opens the same database again, as another process does. */
  readonly settings: DatabaseSettings
  readonly site: Site
  readonly catalog: CatalogService
}

export const MEDIA_URL = 'https://media.example'

let count = 0

/** A shirt of 20.00 in stock, with overrides. */
export const newProduct = (product: Partial<NewProduct> = {}): NewProduct => {
  const number = ++count
  return {
    id: randomUUID(),
    name: `Shirt ${number}`,
    slug: `shirt-${number}`,
    type: 'physical',
    priceMinor: 2000,
    collectionIds: [],
    ...product,
  }
}

export const newVariant = (variant: Partial<NewVariant> & Pick<NewVariant, 'choices'>): NewVariant => ({
  id: randomUUID(),
  stock: { track: false, inStock: true },
  ...variant,
})

export const newCollection = (collection: Partial<NewCollection> = {}): NewCollection => {
  const number = ++count
  return { id: randomUUID(), name: `Shelf ${number}`, slug: `shelf-${number}`, ...collection }
}

/** @param small - as for `createCatalog`; also the most products of a filter that are put in order one by one */
export const openCatalog = async (engine: TestEngine, small?: number): Promise<TestCatalog> => {
  const { database, settings, dispose } = await engine.open(migrations)
  const site = await newSite(database)
  const catalog = createCatalog({
    database,
    clock: { now: Date.now },
    ids: randomIds,
    mediaUrl: MEDIA_URL,
    small,
    mostLookedUp: small,
    findFitting: createFindFitting(createSearchEngine(database)),
  })
  return { database, settings, site, catalog, [Symbol.asyncDispose]: dispose }
}

/** Adds another site to a database. */
export const newSite = async (database: Database, settings: Partial<Site> = {}): Promise<Site> => {
  const site: Site = {
    siteId: randomUUID(),
    name: 'Test shop',
    locale: 'en',
    currency: 'EUR',
    weightUnit: 'KG',
    storefrontUrl: 'https://shop.example',
    conversionRates: { USD: '1.10', JPY: '160' },
    createdAt: Date.now(),
    ...settings,
  }
  await database.transaction((tx) => sitesStore.save(tx, site))
  return site
}

/** A call of a visitor or a merchant of the site, as a use case receives it. */
export const callBy = <Input>(
  who: 'visitor' | 'merchant',
  site: Site,
  input: Input,
  headers: Readonly<Record<string, string>> = {},
): Call<Input> => {
  const { siteId } = site
  const actor: KnownActor =
    who === 'merchant'
      ? { type: 'APP', siteId, appId: 'a', scopes: ['catalog:read', 'catalog:write'] }
      : { type: 'ANONYMOUS_VISITOR', siteId, clientId: 'c', visitorId: 'v' }
  return callOf(input, { actor, site, headers })
}

/** A use case's answer, parsed if it is bytes. */
export const readBack = async <Output>(
  answer: Promise<Output | Tagged<Output> | JsonBytes>,
): Promise<Output> => {
  const given = await answer
  if (given instanceof Tagged) return given.output
  return given instanceof JsonBytes ? JSON.parse(Buffer.from(given.bytes).toString()) : given
}
