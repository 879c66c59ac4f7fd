import { Badge, Button, Group, NumberInput, Tabs, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { List } from '../list/List.tsx'
import { type ListAddress, useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { type Demand, LIMITS, type LowStock, readDemand, readLowStock, receive } from './read-stock.ts'
import { StockList } from './StockList.tsx'
import { useHeldRows } from './use-held-rows.ts'

const WISHES = 'wishes'
const ALL = 'all'

/** The stock of everything, what runs out, and what people wait for. */
export function StockPage() {
  const { t } = useWords()
  const address = useListAddress(['show', 'below', 'status'])
  const shown = [ALL, WISHES].find((each) => each === address.filter('show')) ?? 'low'
  return (
    <>
      <PageHead title={t.pages.stock}>
        <Button
          component={Link}
          variant="default"
          to={`/stock/sheet?${new URLSearchParams(shown === ALL ? address.shown : {})}`}
        >
          {t.products.openSheet}
        </Button>
      </PageHead>
      <Tabs
        value={shown}
        onChange={(show) => address.show(show === ALL || show === WISHES ? { show } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="low">{t.stock.low}</Tabs.Tab>
          <Tabs.Tab value={ALL}>{t.stock.all}</Tabs.Tab>
          <Tabs.Tab value={WISHES}>{t.stock.wishes}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="low">
          <LowList address={address} />
        </Tabs.Panel>
        <Tabs.Panel value={ALL}>
          <StockList address={address} />
        </Tabs.Panel>
        <Tabs.Panel value={WISHES}>
          <WishList address={address} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function LowList({ address }: { address: ListAddress }) {
  const words = useWords()
  const { t } = words
  const below = LIMITS.find((limit) => limit === address.filter('below')) ?? LIMITS[0]
  const read = (cursor: string | undefined) => readLowStock(below, cursor)
  const pages = useHeldRows(usePages(['stock', 'low', below], read), below, idOfLow)
  const list = useList({
    ...{ address: unfiltered(address), pages, idOf: idOfLow },
    hrefOf: ({ productId }) => `/products/${productId}`,
  })
  return (
    <List
      name="low-stock"
      list={list}
      label={t.stock.low}
      nameOf={nameOf}
      filters={[]}
      columns={lowColumns(words, pages.hold)}
      exported={read}
      before={
        <Group
          role="group"
          aria-label={t.stock.low}
          gap="xs"
          wrap="nowrap"
          flex="1 1 auto"
          style={{ overflowX: 'auto', scrollbarWidth: 'none' }}
        >
          {[...LIMITS]
            .sort((a, b) => Number(a) - Number(b))
            .map((limit) => (
              <Button
                key={limit}
                size="compact-sm"
                flex="none"
                variant={limit === below ? 'filled' : 'default'}
                aria-pressed={limit === below}
                onClick={() => address.setFilter('below', limit === LIMITS[0] ? undefined : limit)}
              >
                {t.stock.below(limit)}
              </Button>
            ))}
        </Group>
      }
      none={<Text c="dimmed">{t.stock.enough(below)}</Text>}
    />
  )
}

function WishList({ address }: { address: ListAddress }) {
  const words = useWords()
  const { t } = words
  const list = useList({
    ...{ address: unfiltered(address), pages: usePages(['stock', WISHES], readDemand) },
    idOf: ({ productId }) => productId,
    hrefOf: ({ productId }) => `/products/${productId}`,
  })
  return (
    <List
      name="waiting-lists"
      list={list}
      label={t.stock.wishes}
      nameOf={({ productName }) => productName}
      filters={[]}
      columns={wishColumns(words)}
      exported={readDemand}
      before={
        <Text size="sm" c="dimmed" flex="1 1 180px">
          {t.stock.wishesHint}
        </Text>
      }
      none={<Text c="dimmed">{t.stock.noWishes}</Text>}
    />
  )
}

/** The choice between the lists isn't a filter. */
const unfiltered = (address: ListAddress): ListAddress => ({ ...address, filters: [] })

const nameOf = ({ productName, choices }: LowStock): string =>
  [productName, ...Object.values(choices)].join(', ')

const idOfLow = ({ productId, variantId }: LowStock): string => `${productId} ${variantId}`

const lowColumns = ({ t, number }: Words, hold: (row: LowStock) => void): Column<LowStock>[] => [
  {
    key: 'product',
    label: t.stock.product,
    text: nameOf,
    cell: ({ productName, choices }) => (
      <>
        <Text size="sm" fw={500}>
          {productName}
        </Text>
        <Text size="xs" c="dimmed">
          {Object.values(choices).join(', ')}
        </Text>
      </>
    ),
  },
  {
    ...{ key: 'sku', label: t.stock.sku, isWide: true },
    text: ({ sku }) => sku,
    cell: ({ sku }) => sku || '–',
  },
  {
    key: 'quantity',
    label: t.stock.left,
    align: 'right',
    text: ({ quantity }) => `${quantity}`,
    cell: ({ quantity }) =>
      quantity > 0 ? (
        number(quantity)
      ) : (
        <Badge variant="light" color="red">
          {number(quantity)}
        </Badge>
      ),
  },
  { key: 'receive', label: t.stock.arrived, align: 'right', cell: (row) => <Receive {...{ row, hold }} /> },
]

const wishColumns = ({ t, number }: Words): Column<Demand>[] => [
  {
    ...{ key: 'product', label: t.stock.product, text: ({ productName }) => productName },
    cell: ({ productName }) => productName,
  },
  {
    ...{ key: 'wishes', label: t.stock.waiting, align: 'right', text: ({ wishes }) => `${wishes}` },
    cell: ({ wishes }) => number(wishes),
  },
]

const MOST_UNITS = 100_000

/** Takes the number of units that arrived. A minus stays and is refused: without it, −3 would add three. */
function Receive({ row, hold }: { row: LowStock; hold(row: LowStock): void }) {
  const { t } = useWords()
  const [units, setUnits] = useState<number | string>('')
  const input = useRef<HTMLInputElement>(null)
  const action = useAction(
    (count: number) => receive(row, count),
    ['stock', 'product', 'products', 'home'],
    (count) => {
      setUnits('')
      hold({ ...row, quantity: row.quantity + count })
      return t.stock.added(count, nameOf(row))
    },
  )
  const count = Number(units)
  const isRight = Number.isInteger(count) && count > 0 && count <= MOST_UNITS
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isRight) action.run(count)
        else input.current?.focus()
      }}
    >
      <Group gap={6} justify="flex-end" wrap="nowrap">
        <NumberInput
          ref={input}
          size="xs"
          w={60}
          allowDecimal={false}
          hideControls
          value={units}
          error={units !== '' && !isRight}
          onChange={setUnits}
          aria-label={t.stock.arrivedOf(nameOf(row))}
        />
        <Button type="submit" size="xs" variant="default" loading={action.isRunning}>
          {t.stock.add}
        </Button>
      </Group>
    </form>
  )
}
