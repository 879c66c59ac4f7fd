import { Button, Group, Pagination, Stack, Switch, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { inventory } from '@vitrine/client/stores'
import { useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { PRODUCT_KEYS } from './product-keys.ts'
import type { Product } from './read-products.ts'
import { saveStock, saveVariants, type VariantEdit } from './save-variants.ts'
import { VariantRow } from './VariantRow.tsx'

type InventoryItem = NonNullable<inventory.QueryInventoryResponse['inventoryItems']>[number]

/** More rows than this would make typing slow. */
const ROWS = 50

/** Stock, and what each variant has of its own, such as a price. */
export function ProductVariants({ product }: { product: Product }) {
  const { t } = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['product', product._id, 'stock'],
    queryFn: async () => (await shop.inventory.getInventoryVariants(product.inventoryItemId)).inventoryItem,
  })
  if (error) return <ProblemNotice error={error} retry={refetch} />
  if (!data) return null
  return (
    <Card title={product.manageVariants ? t.products.variants : t.products.stock}>
      <StockTable product={product} item={data} />
    </Card>
  )
}

function StockTable({ product, item }: { product: Product; item: InventoryItem }) {
  const { t } = useWords()
  const [edits, setEdits] = useState<Readonly<Record<string, VariantEdit>>>({})
  const [first, setFirst] = useState(0)
  // Both are kept when the stock is read again, for example after a picture was added.
  const [wanted, setTracks] = useState<boolean>()
  const tracks = wanted ?? item.trackQuantity
  const edit = (id: string, changes: VariantEdit) =>
    setEdits((before) => ({ ...before, [id]: { ...before[id], ...changes } }))
  const save = useAction(
    async () => {
      await saveStock(product, item, tracks, edits)
      if (isManaged) await saveVariants(product, edits)
    },
    PRODUCT_KEYS,
    () => {
      setEdits({})
      setTracks(undefined)
      return t.products.saved
    },
  )
  const isChanged = Object.keys(edits).length > 0 || tracks !== item.trackQuantity
  const rows = item.variants ?? []
  const isManaged = product.manageVariants === true && product.productOptions.length > 0
  const byId = new Map(product.variants.map((variant) => [variant._id, variant]))
  return (
    <Stack>
      <Switch
        label={t.products.tracks}
        checked={tracks}
        onChange={({ currentTarget }) => setTracks(currentTarget.checked)}
      />
      <Table.ScrollContainer minWidth={isManaged ? 660 : 0}>
        <Table verticalSpacing={6} aria-label={t.products.variants}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.products.variant}</Table.Th>
              {isManaged && <Table.Th>{t.products.price}</Table.Th>}
              {isManaged && <Table.Th>{t.products.texts.sku}</Table.Th>}
              <Table.Th>{t.products.stock}</Table.Th>
              {isManaged && <Table.Th>{t.products.weight}</Table.Th>}
              {isManaged && <Table.Th>{t.options.variantVisible}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(first, first + ROWS).map((stock) => {
              const id = stock.variantId ?? ''
              const variant = byId.get(id)
              return (
                <VariantRow
                  key={id}
                  name={Object.values(variant?.choices ?? {}).join(' / ') || product.name || ''}
                  variant={isManaged ? variant?.variant : undefined}
                  stock={stock}
                  tracks={tracks}
                  edited={edits[id]}
                  edit={(changes) => edit(id, changes)}
                />
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rows.length > ROWS && (
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {t.options.page(first + 1, Math.min(first + ROWS, rows.length), rows.length)}
          </Text>
          <Pagination
            size="sm"
            total={Math.ceil(rows.length / ROWS)}
            value={first / ROWS + 1}
            onChange={(page) => setFirst((page - 1) * ROWS)}
            getControlProps={(control) => ({
              'aria-label': t.options.turns[control === 'next' ? 'next' : 'previous'],
            })}
            getItemProps={(page) => ({ 'aria-label': t.options.pageNumber(page) })}
          />
        </Group>
      )}
      <Group justify="flex-end">
        {product.manageVariants && product.variants.length > 1 && (
          <Button
            component={Link}
            variant="subtle"
            size="xs"
            to={`/products/sheet?${new URLSearchParams({ product: product._id })}`}
          >
            {t.products.openVariantSheet}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          disabled={!isChanged}
          loading={save.isRunning}
          onClick={() => save.run(undefined)}
        >
          {t.products.saveStock}
        </Button>
      </Group>
    </Stack>
  )
}
