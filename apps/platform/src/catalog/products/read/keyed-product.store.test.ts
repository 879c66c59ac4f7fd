import { expect, it } from 'vitest'
import { newProduct, openCatalog } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { keyedProduct } from './keyed-product.store.ts'

const [mug, bowl] = [newProduct({ slug: 'Mug' }), newProduct({ slug: 'bowl' })]
const sample = newProduct({ slug: 'sample', visible: false })

// Fails with slugs in any letter case, and without the condition on visibility.
it.each(ENGINES)('a product is found by id and by slug on $name, alone and with others', async (engine) => {
  await using test = await openCatalog(engine)
  const { database, site, catalog } = test
  await catalog.putProducts(site, [mug, bowl, sample])
  const found = async (
    audience: 'public' | 'merchant',
    column: 'p.product_id' | 'p.slug',
    keys: string[],
  ) => {
    const read = keyedProduct[audience][column]
    const rows = await Promise.all(keys.map((key) => read(database, site.siteId, key)))
    return rows.map((row) => row?.key)
  }
  const slugs = ['Mug', 'bowl', 'sample', 'mug', 'no-such']
  expect(await found('public', 'p.slug', slugs)).toEqual(['Mug', 'bowl', undefined, undefined, undefined])
  expect(await found('merchant', 'p.slug', slugs)).toEqual(['Mug', 'bowl', 'sample', undefined, undefined])
  const ids = [mug.id, sample.id]
  expect(await found('public', 'p.product_id', ids)).toEqual([mug.id, undefined])
  expect(await found('merchant', 'p.product_id', ids)).toEqual(ids)
  expect(await found('public', 'p.slug', ['bowl'])).toEqual(['bowl'])
})
