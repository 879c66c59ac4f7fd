import { Badge, Group, Text } from '@mantine/core'
import type { Column } from '../list/use-columns.ts'
import type { Words } from '../messages/words.tsx'
import { Picture } from './Picture.tsx'
import type { NamedCollection, Product } from './read-products.ts'
import type { ScheduledProduct } from './schedule/read-schedules.ts'

const STOCK_COLORS: Readonly<Record<string, string>> = {
  IN_STOCK: 'green',
  OUT_OF_STOCK: 'red',
  PARTIALLY_OUT_OF_STOCK: 'orange',
}

const VISIBILITY_COLORS = { true: 'green', false: 'gray', scheduled: 'blue' } as const

const visibilityOf = ({ visible, schedule }: ScheduledProduct): keyof typeof VISIBILITY_COLORS => {
  if (!visible && schedule?.visibleFrom) return 'scheduled'
  return visible ? 'true' : 'false'
}

/** The columns of the list of products. */
export const productColumns = (
  { t, money, number, time, day }: Words,
  currency: string,
  collections: readonly NamedCollection[],
): Column<ScheduledProduct>[] => [
  {
    key: 'product',
    label: t.products.product,
    text: ({ name }) => name ?? '',
    cell: (product) => (
      <Group wrap="nowrap" gap={6}>
        <Picture of={product} size={28} />
        {/* Most words fit on a phone; longer ones break. */}
        <div style={{ minWidth: 84, overflowWrap: 'anywhere', hyphens: 'auto' }}>
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
    text: (product) => t.products.visibilities[visibilityOf(product)],
    cell: (product) => {
      const { visibleFrom, visibleUntil } = product.schedule ?? {}
      return (
        <>
          <Badge variant="light" tt="none" color={VISIBILITY_COLORS[visibilityOf(product)]}>
            {t.products.visibilities[visibilityOf(product)]}
          </Badge>
          {(visibleFrom || visibleUntil) && (
            <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {visibleFrom && t.products.schedule.from(day(visibleFrom))}
              {!visibleFrom && visibleUntil && t.products.schedule.until(day(visibleUntil))}
            </Text>
          )}
        </>
      )
    },
  },
  {
    key: 'stock',
    label: t.products.stock,
    text: (product) => stockText(product, t, String),
    cell: (product) => (
      <Badge variant="light" tt="none" color={STOCK_COLORS[product.stock?.inventoryStatus ?? ''] ?? 'gray'}>
        {stockText(product, t, number)}
      </Badge>
    ),
  },
  {
    key: 'price',
    label: t.products.price,
    align: 'right',
    text: ({ priceData }) => String(priceData?.discountedPrice ?? priceData?.price ?? ''),
    cell: ({ priceData }) => (
      <span className="numbers">
        {money(priceData?.discountedPrice ?? priceData?.price ?? 0, priceData?.currency ?? currency)}
      </span>
    ),
  },
  {
    ...{ key: 'collections', label: t.products.collections, isWide: true, isExtra: true },
    text: (product) => collectionsText(product, collections),
    cell: (product) => collectionsText(product, collections) || '–',
  },
  ...(['sku', 'brand', 'ribbon'] as const).map((key) => ({
    ...{ key, label: t.products.texts[key], isWide: true, isExtra: true },
    text: (product: Product) => product[key] ?? '',
    cell: (product: Product) => product[key] || '–',
  })),
  {
    ...{ key: 'updated', label: t.products.updated, isWide: true, isExtra: true },
    text: ({ lastUpdated }) => (lastUpdated ? new Date(lastUpdated).toISOString() : ''),
    cell: ({ lastUpdated }) => (lastUpdated ? time(lastUpdated) : '–'),
  },
]

const stockText = ({ stock }: Product, t: Words['t'], number: (value: number) => string): string =>
  stock?.trackInventory && stock.quantity != null
    ? number(stock.quantity)
    : (t.products.stocks[stock?.inventoryStatus ?? ''] ?? '–')

const collectionsText = ({ collectionIds }: Product, collections: readonly NamedCollection[]): string =>
  collections.flatMap(({ id, name }) => (collectionIds.includes(id) ? [name] : [])).join(', ')
