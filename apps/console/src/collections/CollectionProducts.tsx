import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataList } from '../list/DataList.tsx'
import type { Column } from '../list/use-columns.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { useAction } from '../parts/use-action.ts'
import { Picture } from '../products/Picture.tsx'
import { type Product, readProducts } from '../products/read-products.ts'
import { shop } from '../session/shop-client.ts'
import { COLLECTION_KEYS } from './read-collections.ts'

const WAIT_MS = 200
const ANY = { visible: undefined, stock: undefined, sort: 'name' } as const

/** The products of a collection: search for one to add, or take one out. */
export function CollectionProducts({ id }: { id: string }) {
  const words = useWords()
  const { t } = words
  const asked = { ...ANY, search: '', collection: id }
  const pages = usePages(['products', asked], (cursor) => readProducts(asked, cursor))
  const add = useAction(
    ({ _id }: Product) => shop.products.addProductsToCollection(id, [_id]),
    COLLECTION_KEYS,
    ({ name }) => t.collections.added(name ?? ''),
  )
  const remove = useAction(
    ({ _id }: Product) => shop.products.removeProductsFromCollection(id, [_id]),
    COLLECTION_KEYS,
    (product) => {
      offerUndo(t, product, () => add.run(product))
      return undefined
    },
  )
  return (
    <Card title={t.collections.products}>
      <Stack>
        <ProductSearch collection={id} pick={add.run} />
        <DataList
          label={t.collections.products}
          pages={pages}
          columns={columnsIn(words, remove.run)}
          idOf={({ _id }) => _id}
          nameOf={({ name }) => name ?? ''}
          hrefOf={({ _id }) => `/products/${_id}`}
          at={-1}
          empty={<Text c="dimmed">{t.collections.empty}</Text>}
        />
      </Stack>
    </Card>
  )
}

const offerUndo = (t: Words['t'], product: Product, undo: () => void) => {
  const note = notifications.show({
    message: (
      <Group justify="space-between" gap="xs">
        <span>{t.collections.removed(product.name ?? '')}</span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            notifications.hide(note)
            undo()
          }}
        >
          {t.collections.putBack}
        </Button>
      </Group>
    ),
    autoClose: 10_000,
  })
}

/** Finds a product that isn't in the collection yet. */
function ProductSearch({ collection, pick }: { collection: string; pick(product: Product): void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS)
  const asked = { ...ANY, search, collection: undefined }
  const { data } = useQuery({
    queryKey: ['products', 'to add', search],
    queryFn: () => readProducts(asked, undefined),
  })
  const found = (data?.rows ?? []).filter(({ collectionIds }) => !collectionIds.includes(collection))
  return (
    <Select
      label={t.collections.addProduct}
      placeholder={t.collections.addProductHint}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      // The shop has searched already, also by SKU.
      filter={({ options }) => options}
      data={found.map(({ _id, name, sku }) => ({
        value: _id,
        label: sku ? `${name} · ${sku}` : (name ?? ''),
      }))}
      nothingFoundMessage={t.list.nothing}
      onChange={(value) => {
        const product = found.find(({ _id }) => _id === value)
        if (product) pick(product)
        setTyped('')
      }}
    />
  )
}

const columnsIn = ({ t }: Words, remove: (product: Product) => void): Column<Product>[] => [
  {
    key: 'product',
    label: t.products.product,
    cell: (product) => (
      <Group wrap="nowrap" gap="sm">
        <Picture of={product} size={36} />
        <Text size="sm" fw={500}>
          {product.name}
        </Text>
      </Group>
    ),
  },
  {
    key: 'remove',
    label: t.collections.action,
    align: 'right',
    cell: (product) => (
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t.collections.removeProduct(product.name ?? '')}
        onClick={() => remove(product)}
      >
        {t.collections.remove}
      </Button>
    ),
  },
]
