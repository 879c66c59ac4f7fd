import { Button, Group, NumberInput, Stack, Switch, Table, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { inventory } from '@vitrine/client/stores'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { PRODUCT_KEYS } from './product-keys.ts'
import type { Product } from './read-products.ts'
import { saveStock, saveVariants, type VariantEdit } from './save-variants.ts'

type InventoryItem = NonNullable<inventory.QueryInventoryResponse['inventoryItems']>[number]

/** Stock, and each variant's own price and SKU. */
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
      <StockTable key={data.lastUpdated?.toString()} product={product} item={data} />
    </Card>
  )
}

function StockTable({ product, item }: { product: Product; item: InventoryItem }) {
  const { t } = useWords()
  const [edits, setEdits] = useState<Readonly<Record<string, VariantEdit>>>({})
  const [tracks, setTracks] = useState(item.trackQuantity)
  const edit = (id: string, changes: VariantEdit) =>
    setEdits((before) => ({ ...before, [id]: { ...before[id], ...changes } }))
  const save = useAction(
    async () => {
      await saveStock(product, item, tracks, edits)
      if (product.manageVariants) await saveVariants(product, edits)
    },
    PRODUCT_KEYS,
    () => {
      setEdits({})
      return t.products.saved
    },
  )
  const isChanged = Object.keys(edits).length > 0 || tracks !== item.trackQuantity
  const byId = new Map(product.variants.map((variant) => [variant._id, variant]))
  return (
    <Stack>
      <Switch
        label={t.products.tracks}
        checked={tracks}
        onChange={({ currentTarget }) => setTracks(currentTarget.checked)}
      />
      <Table.ScrollContainer minWidth={product.manageVariants ? 560 : 0}>
        <Table verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.products.variant}</Table.Th>
              {product.manageVariants && <Table.Th>{t.products.price}</Table.Th>}
              {product.manageVariants && <Table.Th>{t.products.texts.sku}</Table.Th>}
              <Table.Th>{t.products.stock}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {(item.variants ?? []).map((stock) => {
              const id = stock.variantId ?? ''
              const variant = byId.get(id)
              const name = Object.values(variant?.choices ?? {}).join(' / ') || product.name || ''
              const edited = edits[id]
              return (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Text size="sm">{name}</Text>
                  </Table.Td>
                  {product.manageVariants && (
                    <Table.Td>
                      <NumberInput
                        size="xs"
                        aria-label={t.products.cellOf(t.products.price, name)}
                        min={0}
                        decimalScale={3}
                        hideControls
                        value={edited?.price ?? variant?.variant?.priceData?.price ?? ''}
                        onChange={(value) => edit(id, { price: Number(value) })}
                      />
                    </Table.Td>
                  )}
                  {product.manageVariants && (
                    <Table.Td>
                      <TextInput
                        size="xs"
                        aria-label={t.products.cellOf(t.products.texts.sku, name)}
                        maxLength={40}
                        value={edited?.sku ?? variant?.variant?.sku ?? ''}
                        onChange={({ currentTarget }) => edit(id, { sku: currentTarget.value })}
                      />
                    </Table.Td>
                  )}
                  <Table.Td>
                    {tracks ? (
                      <NumberInput
                        size="xs"
                        aria-label={t.products.cellOf(t.products.stock, name)}
                        min={0}
                        max={99_999}
                        allowDecimal={false}
                        hideControls
                        value={edited?.quantity ?? stock.quantity ?? 0}
                        onChange={(value) => edit(id, { quantity: Number(value) })}
                      />
                    ) : (
                      <Switch
                        aria-label={t.products.cellOf(t.products.inStock, name)}
                        label={t.products.inStock}
                        checked={edited?.inStock ?? stock.inStock ?? false}
                        onChange={({ currentTarget }) => edit(id, { inStock: currentTarget.checked })}
                      />
                    )}
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="flex-end">
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
