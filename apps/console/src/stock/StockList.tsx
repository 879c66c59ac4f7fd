import { Badge, Button, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { DataList } from '../list/DataList.tsx'
import { ListBar } from '../list/ListBar.tsx'
import type { ListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { problemOf } from '../parts/ProblemNotice.tsx'
import { type InventoryItem, nameOfItem, readInventory, shiftStock } from './read-inventory.ts'
import { Stepper } from './Stepper.tsx'

const STATUSES = ['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER'] as const

/** The stock of every variant, to count by thumb. */
export function StockList({ address }: { address: ListAddress }) {
  const words = useWords()
  const { t } = words
  const queries = useQueryClient()
  const navigate = useNavigate()
  const searchRef = useRef<HTMLInputElement>(null)
  const asked = { words: address.search, status: address.filter('status') }
  const pages = usePages(['stock', 'all', asked], (cursor) => readInventory(asked, cursor))
  const { at } = useListKeys(pages.rows.length, {
    open: (index) => navigate(hrefOf(pages.rows[index])),
    search: () => searchRef.current?.focus(),
  })
  const shift = async (item: InventoryItem, by: number) => {
    try {
      const [failure] = (await shiftStock([{ id: item._id, by }])).values()
      if (failure === undefined) notifications.show({ message: t.stock.changed(nameOfItem(item), by) })
      else notifications.show({ title: t.problem.refused, message: failure, color: 'red' })
    } catch (error) {
      const { title, hint } = problemOf(error, t)
      notifications.show({ title, message: hint, color: 'red' })
    }
    const keys = ['stock', 'product', 'products', 'home']
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  }
  const columns = columnsIn(words, shift)
  // Which list is shown is no filter.
  const listed = {
    ...address,
    filters: address.filters.filter(([key]) => key === 'status'),
    clear: () => address.show({ show: 'all' }),
  }
  const isAll = !address.search && !asked.status
  return (
    <Stack gap="md">
      <ListBar
        address={listed}
        searchRef={searchRef}
        placeholder={t.stock.search}
        filters={[
          {
            key: 'status',
            label: t.stock.status,
            choices: STATUSES.map((value) => ({ value, label: t.stock.statuses[value] ?? value })),
          },
        ]}
      />
      <DataList
        label={t.stock.all}
        pages={pages}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={nameOfItem}
        hrefOf={(item) => hrefOf(item)}
        at={at}
        empty={
          <Stack align="center">
            <Text c="dimmed">{isAll ? t.products.none : t.list.nothing}</Text>
            {isAll && (
              <Button component={Link} to="/products/new">
                {t.products.add}
              </Button>
            )}
          </Stack>
        }
      />
    </Stack>
  )
}

const hrefOf = (item: InventoryItem | undefined): string => `/products/${item?.productId ?? ''}`

const columnsIn = (
  { t }: Words,
  shift: (item: InventoryItem, by: number) => Promise<void>,
): Column<InventoryItem>[] => [
  {
    key: 'product',
    label: t.stock.product,
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
  { key: 'sku', label: t.stock.sku, isWide: true, cell: ({ product }) => product?.variantSku || '–' },
  {
    key: 'quantity',
    label: t.stock.left,
    align: 'right',
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
