import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useList } from '../list/use-list.ts'
import { type ReadPage, usePages } from '../list/use-pages.ts'
import { useWords } from '../messages/words.tsx'
import { useLeavingIds } from '../parts/delayed-removal.tsx'
import { PageActions } from '../parts/PageActions.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { ProductBulkActions } from './bulk/ProductBulkActions.tsx'
import { productColumns } from './product-columns.tsx'
import { PRODUCT_SORTS, readCollections, readProducts, STOCKS, VISIBILITIES } from './read-products.ts'
import { type ScheduledProduct, withSchedules } from './schedule/read-schedules.ts'

/** The products of the shop: find them, open one, change many. */
export function ProductsPage() {
  const words = useWords()
  const { t } = words
  const { shop: facts } = useStaff()
  const address = useListAddress(['visible', 'stock', 'collection'])
  const asked = {
    search: address.search,
    visible: address.filter('visible'),
    stock: address.filter('stock'),
    collection: address.filter('collection'),
    sort: address.sort,
  }
  const { data: collections = [] } = useQuery({ queryKey: ['collections'], queryFn: readCollections })
  const read: ReadPage<ScheduledProduct> = async (cursor) => {
    const page = await readProducts(asked, cursor)
    return { ...page, rows: await withSchedules(page.rows) }
  }
  const leaving = useLeavingIds()
  const all = usePages(['products', asked], read)
  const list = useList({
    ...{ address, pages: { ...all, rows: all.rows.filter(({ _id }) => !leaving.has(_id)) }, mayPick: true },
    idOf: ({ _id }) => _id,
    hrefOf: ({ _id }) => `/products/${_id}`,
  })
  return (
    <>
      <PageHead title={t.pages.products}>
        <PageActions
          others={[
            { to: `/products/sheet?${new URLSearchParams(address.shown)}`, label: t.products.openSheet },
            { to: '/products/exchange', label: t.products.exchange },
          ]}
        >
          <Button component={Link} to="/products/new">
            {t.products.add}
          </Button>
        </PageActions>
      </PageHead>
      <List
        name="products"
        list={list}
        label={t.pages.products}
        nameOf={({ name }) => name ?? ''}
        placeholder={t.products.search}
        filters={[
          {
            key: 'visible',
            label: t.products.visibility,
            choices: VISIBILITIES.map((value) => ({ value, label: t.products.visibilities[value] })),
          },
          {
            key: 'stock',
            label: t.products.stock,
            choices: STOCKS.map((value) => ({ value, label: t.products.stocks[value] ?? value })),
          },
          {
            key: 'collection',
            label: t.products.collection,
            choices: collections.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        sorts={PRODUCT_SORTS.map((value) => ({ value, label: t.products.sorts[value] }))}
        columns={productColumns(words, facts.currency, collections)}
        exported={read}
        mayPickAll
        actions={<ProductBulkActions selection={list.selection} asked={asked} shown={address.shown} />}
        none={
          <Stack align="center">
            <Text c="dimmed">{t.products.none}</Text>
            <Button component={Link} to="/products/new">
              {t.products.add}
            </Button>
          </Stack>
        }
      />
    </>
  )
}
