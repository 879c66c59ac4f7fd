import { Button, Group, Pagination, Stack, Switch, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import type { KeptDraft } from '../parts/use-kept-draft.ts'
import { shop } from '../session/shop-client.ts'
import { PLACES } from './help/places.ts'
import { useOptionTexts } from './options/texts.ts'
import { OtherChange } from './ProductQuestions.tsx'
import type { Product } from './read-products.ts'
import { useVariantSave } from './use-variant-edits.ts'
import { VariantRow } from './VariantRow.tsx'
import { type InventoryItem, switched, typed, type VariantEdits, variantsNow } from './variant-edits.ts'

interface ProductVariantsProps {
  readonly product: Product
  readonly kept: KeptDraft<VariantEdits>
}

/** More rows than this would make typing slow. */
const ROWS = 50

/** Stock, and what each variant has of its own, such as a price. */
export function ProductVariants({ product, kept }: ProductVariantsProps) {
  const { t } = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['product', product._id, 'stock'],
    queryFn: async () => (await shop.inventory.getInventoryVariants(product.inventoryItemId)).inventoryItem,
  })
  if (error) return <ProblemNotice error={error} retry={refetch} />
  if (!data) return null
  return (
    <div id={PLACES.variants} tabIndex={-1}>
      <Card title={product.manageVariants ? t.products.variants : t.products.stock}>
        <StockTable product={product} kept={kept} item={data} />
      </Card>
    </div>
  )
}

function StockTable({ product, kept, item }: ProductVariantsProps & { item: InventoryItem }) {
  const { t } = useWords()
  const optionTexts = useOptionTexts()
  const [first, setFirst] = useState(0)
  const { draft, change } = kept
  const saving = useVariantSave(product, kept)
  const now = variantsNow(product, item)
  const tracks = draft.counts?.to ?? now.counts
  const rows = [...now.values]
  const isManaged = product.manageVariants === true && product.productOptions.length > 0
  const byId = new Map(product.variants.map((variant) => [variant._id, variant]))
  return (
    <Stack>
      <OtherChange saving={saving} />
      <Switch
        label={t.products.tracks}
        checked={tracks}
        onChange={({ currentTarget: { checked: to } }) =>
          change((edits) => switched(edits, { from: now.counts, to }))
        }
      />
      <Table.ScrollContainer minWidth={isManaged ? 600 : 0}>
        <Table verticalSpacing={6} aria-label={t.products.variants}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.products.variant}</Table.Th>
              {isManaged && <Table.Th>{t.products.price}</Table.Th>}
              {isManaged && <Table.Th>{t.products.texts.sku}</Table.Th>}
              <Table.Th>{t.products.stock}</Table.Th>
              {isManaged && <Table.Th>{t.products.weight}</Table.Th>}
              {isManaged && <Table.Th>{optionTexts.variantVisible}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(first, first + ROWS).map(([id, values]) => (
              <VariantRow
                key={id}
                name={Object.values(byId.get(id)?.choices ?? {}).join(' / ') || product.name || ''}
                isManaged={isManaged}
                currency={product.priceData?.currency ?? ''}
                values={values}
                tracks={tracks}
                edited={draft.rows[id]}
                edit={(field, to) => change((edits) => typed(edits, id, field, { from: values[field], to }))}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rows.length > ROWS && (
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {optionTexts.page(first + 1, Math.min(first + ROWS, rows.length), rows.length)}
          </Text>
          <Pagination
            size="sm"
            total={Math.ceil(rows.length / ROWS)}
            value={first / ROWS + 1}
            onChange={(page) => setFirst((page - 1) * ROWS)}
            getControlProps={(control) => ({
              'aria-label': optionTexts.turns[control === 'next' ? 'next' : 'previous'],
            })}
            getItemProps={(page) => ({ 'aria-label': optionTexts.pageNumber(page) })}
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
          disabled={!kept.isChanged}
          loading={saving.isSaving}
          onClick={() => saving.save()}
        >
          {t.products.saveStock}
        </Button>
      </Group>
    </Stack>
  )
}
