import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Column, DataList } from '../list/DataList.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { SelectionBar } from '../list/SelectionBar.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useSelection } from '../list/use-selection.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { shop } from '../session/shop-client.ts'
import { Picture } from './Picture.tsx'
import { PriceChangeDialog } from './PriceChangeDialog.tsx'
import {
  PRODUCT_SORTS,
  type Product,
  readCollections,
  readProducts,
  STOCKS,
  VISIBILITIES,
} from './read-products.ts'

/** The products of the shop: find them, open one, change many. */
export function ProductsPage() {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const { shop: facts } = useStaff()
  const searchRef = useRef<HTMLInputElement>(null)
  const address = useListAddress(['visible', 'stock', 'collection'])
  const selection = useSelection()
  const [isPricing, setIsPricing] = useState(false)
  const asked = {
    search: address.search,
    visible: address.filter('visible'),
    stock: address.filter('stock'),
    collection: address.filter('collection'),
    sort: address.sort,
  }
  const { data: collections = [] } = useQuery({ queryKey: ['collections'], queryFn: readCollections })
  const pages = usePages(['products', asked], (cursor) => readProducts(asked, cursor))
  const { at } = useListKeys(pages.rows.length, {
    open: (index) => navigate(`/products/${pages.rows[index]?._id}`),
    pick: (index) => selection.toggle(pages.rows[index]?._id ?? ''),
    search: () => searchRef.current?.focus(),
  })
  const show = useAction(
    async (visible: boolean) => {
      for (const id of selection.ids) await shop.products.updateProduct(id, { visible })
    },
    ['products', 'product', 'home'],
    (visible) => {
      const count = selection.ids.size
      selection.clear()
      return visible ? t.products.shown(count) : t.products.hidden(count)
    },
  )
  return (
    <>
      <PageHead title={t.pages.products}>
        <Button
          component={Link}
          variant="default"
          to={`/products/sheet?${new URLSearchParams(address.shown)}`}
        >
          {t.products.openSheet}
        </Button>
        <Button component={Link} to="/products/exchange" variant="default">
          {t.exchange.link}
        </Button>
        <Button component={Link} to="/products/new">
          {t.products.add}
        </Button>
      </PageHead>
      <Stack gap="md">
        <ListBar
          address={address}
          views="products"
          searchRef={searchRef}
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
        />
        <DataList
          label={t.pages.products}
          pages={pages}
          columns={columnsIn(words, facts.currency)}
          idOf={({ _id }) => _id}
          nameOf={({ name }) => name ?? ''}
          hrefOf={({ _id }) => `/products/${_id}`}
          at={at}
          selection={selection}
          empty={
            <Stack align="center">
              <Text c="dimmed">
                {address.search || address.filters.length > 0 ? t.list.nothing : t.products.none}
              </Text>
              {!address.search && address.filters.length === 0 && (
                <Button component={Link} to="/products/new">
                  {t.products.add}
                </Button>
              )}
            </Stack>
          }
        />
      </Stack>
      <SelectionBar selection={selection}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => navigate('/products/sheet', { state: { ids: [...selection.ids] } })}
        >
          {t.products.openSheet}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setIsPricing(true)}>
          {t.products.changePrices}
        </Button>
        <Button size="compact-sm" variant="default" loading={show.isRunning} onClick={() => show.run(true)}>
          {t.products.show}
        </Button>
        <Button size="compact-sm" variant="default" loading={show.isRunning} onClick={() => show.run(false)}>
          {t.products.hide}
        </Button>
      </SelectionBar>
      <PriceChangeDialog
        ids={[...selection.ids]}
        isOpen={isPricing}
        close={() => setIsPricing(false)}
        done={selection.clear}
      />
    </>
  )
}

const STOCK_COLORS: Readonly<Record<string, string>> = {
  IN_STOCK: 'green',
  OUT_OF_STOCK: 'red',
  PARTIALLY_OUT_OF_STOCK: 'orange',
}

const columnsIn = ({ t, money, number }: Words, currency: string): Column<Product>[] => [
  {
    key: 'product',
    label: t.products.product,
    cell: (product) => (
      <Group wrap="nowrap" gap="sm">
        <Picture of={product} size={36} />
        <div style={{ minWidth: 0 }}>
          <Text size="sm" fw={500}>
            {product.name}
          </Text>
          {product.sku && (
            <Text size="xs" c="dimmed">
              {product.sku}
            </Text>
          )}
        </div>
      </Group>
    ),
  },
  {
    key: 'visible',
    label: t.products.visibility,
    isWide: true,
    cell: ({ visible }) => (
      <Badge variant="light" tt="none" color={visible ? 'green' : 'gray'}>
        {t.products.visibilities[visible ? 'true' : 'false']}
      </Badge>
    ),
  },
  {
    key: 'stock',
    label: t.products.stock,
    cell: ({ stock }) => (
      <Badge variant="light" tt="none" color={STOCK_COLORS[stock?.inventoryStatus ?? ''] ?? 'gray'}>
        {stock?.trackInventory && stock.quantity != null
          ? number(stock.quantity)
          : (t.products.stocks[stock?.inventoryStatus ?? ''] ?? '–')}
      </Badge>
    ),
  },
  {
    key: 'price',
    label: t.products.price,
    align: 'right',
    cell: ({ priceData }) => (
      <span className="numbers">
        {money(priceData?.discountedPrice ?? priceData?.price ?? 0, priceData?.currency ?? currency)}
      </span>
    ),
  },
]
