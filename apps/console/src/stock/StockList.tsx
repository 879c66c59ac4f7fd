import { Badge, Button, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { List } from '../list/List.tsx'
import type { ListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { explainProblem } from '../parts/problems/problem-texts.ts'
import { useRefusals } from '../parts/problems/refusals.ts'
import { type InventoryItem, nameOfItem, readInventory, shiftStock } from './read-inventory.ts'
import { Stepper } from './Stepper.tsx'

const STATUSES = ['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER'] as const

/** The stock of every variant, to count by thumb. */
export function StockList({ address }: { address: ListAddress }) {
  const words = useWords()
  const { t } = words
  const refusals = useRefusals()
  const queries = useQueryClient()
  const asked = { words: address.search, status: address.filter('status') }
  const read = (cursor: string | undefined) => readInventory(asked, cursor)
  // Which list is shown is no filter.
  const listed = {
    ...address,
    filters: address.filters.filter(([key]) => key === 'status'),
    clear: () => address.show({ show: 'all' }),
  }
  const list = useList({
    ...{ address: listed, pages: usePages(['stock', 'all', asked], read) },
    ...{ idOf: ({ _id }: InventoryItem) => _id, hrefOf },
  })
  const shift = async (item: InventoryItem, by: number) => {
    try {
      const [failure] = (await shiftStock([{ id: item._id, by }], refusals)).values()
      if (failure === undefined) notifications.show({ message: t.stock.changed(nameOfItem(item), by) })
      else notifications.show({ title: t.problem.refused, message: failure, color: 'red' })
    } catch (error) {
      const { title, hint } = await explainProblem(error, words)
      notifications.show({ title, message: hint, color: 'red' })
    }
    const keys = ['stock', 'product', 'products', 'home']
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  }
  return (
    <List
      name="stock"
      list={list}
      label={t.stock.all}
      nameOf={nameOfItem}
      placeholder={t.stock.search}
      filters={[
        {
          key: 'status',
          label: t.stock.status,
          choices: STATUSES.map((value) => ({ value, label: t.stock.statuses[value] ?? value })),
        },
      ]}
      columns={columnsIn(words, shift)}
      exported={read}
      none={
        <Stack align="center">
          <Text c="dimmed">{t.products.none}</Text>
          <Button component={Link} to="/products/new">
            {t.products.add}
          </Button>
        </Stack>
      }
    />
  )
}

const hrefOf = ({ productId }: InventoryItem): string => `/products/${productId}`

const columnsIn = (
  { t }: Words,
  shift: (item: InventoryItem, by: number) => Promise<void>,
): Column<InventoryItem>[] => [
  {
    key: 'product',
    label: t.stock.product,
    text: nameOfItem,
    cell: ({ product }) => (
      <>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {product?.name}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {product?.variantName}
        </Text>
      </>
    ),
  },
  {
    ...{ key: 'sku', label: t.stock.sku, isWide: true, text: ({ product }) => product?.variantSku ?? '' },
    cell: ({ product }) => product?.variantSku || '–',
  },
  {
    key: 'quantity',
    label: t.stock.left,
    align: 'right',
    text: ({ trackQuantity, quantity, inStock }) =>
      trackQuantity ? `${quantity ?? 0}` : (t.stock.states[String(inStock ?? false)] ?? ''),
    cell: (item) =>
      item.trackQuantity ? (
        <Stepper name={nameOfItem(item)} value={item.quantity ?? 0} shift={(by) => shift(item, by)} />
      ) : (
        <Badge variant="light" tt="none" color={item.inStock ? 'green' : 'red'}>
          {t.stock.states[String(item.inStock ?? false)]}
        </Badge>
      ),
  },
]
