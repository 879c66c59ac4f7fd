import { Button, Group, Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords, type Words } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { useAction } from '../parts/use-action.ts'
import { type Product, readProducts } from '../products/read-products.ts'
import { shop } from '../session/shop-client.ts'
import { OrderedProducts } from './order/OrderedProducts.tsx'
import { COLLECTION_KEYS } from './read-collections.ts'

const WAIT_MS = 200
const ANY = { visible: undefined, stock: undefined, sort: 'name' } as const

/** The products of a collection: search for one to add, put them in order, or take one out. */
export function CollectionProducts({ id }: { id: string }) {
  const { t } = useWords()
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
        <OrderedProducts id={id} remove={remove.run} />
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
