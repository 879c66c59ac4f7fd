import { MultiSelect, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { readCollections, readProducts } from '../products/read-products.ts'
import { shop } from '../session/shop-client.ts'
import type { CouponPartProps } from './CouponFields.tsx'
import { useCouponTexts } from './texts.ts'

const WAIT_MS = 200
/** A coupon names at most as many. */
const MOST = 100
const ANY = { visible: undefined, stock: undefined, collection: undefined, sort: 'name' } as const

/** The collections and products that a coupon reduces. */
export function ChosenItems({ draft, problem, change }: CouponPartProps) {
  const { t } = useWords()
  const texts = useCouponTexts()
  const { collectionIds } = draft
  const { data: collections = [] } = useQuery({ queryKey: ['collections'], queryFn: readCollections })
  // What was deleted stays chosen until someone removes it.
  const names = new Map([
    ...collectionIds.map((id) => [id, id] as const),
    ...collections.map(({ id, name }) => [id, name] as const),
  ])
  return (
    <Stack>
      <MultiSelect
        label={texts.collections}
        data={[...names].map(([value, label]) => ({ value, label }))}
        value={[...collectionIds]}
        maxValues={MOST}
        searchable
        error={problem === 'noItems' && texts.problems.noItems}
        nothingFoundMessage={t.list.nothing}
        onChange={(ids) => change({ collectionIds: ids })}
      />
      <ChosenProducts ids={draft.productIds} choose={(productIds) => change({ productIds })} />
    </Stack>
  )
}

function ChosenProducts({
  ids,
  choose,
}: {
  readonly ids: readonly string[]
  choose(ids: readonly string[]): void
}) {
  const { t } = useWords()
  const texts = useCouponTexts()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS)
  const { data: chosen } = useQuery({
    queryKey: ['products', 'of a coupon', ids],
    queryFn: () => namesOf(ids),
    placeholderData: (before) => before,
  })
  const { data: found } = useQuery({
    queryKey: ['products', 'to choose', search],
    queryFn: () => readProducts({ ...ANY, search }, undefined),
  })
  const labels = new Map([
    ...ids.map((id) => [id, chosen?.get(id) ?? id] as const),
    ...(found?.rows ?? []).map(({ _id, name }) => [_id, name ?? _id] as const),
  ])
  return (
    <MultiSelect
      label={texts.products}
      placeholder={texts.findProducts}
      data={[...labels].map(([value, label]) => ({ value, label }))}
      value={[...ids]}
      maxValues={MOST}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The shop has searched already, also by SKU.
      filter={({ options }) => options}
      nothingFoundMessage={t.list.nothing}
      onChange={choose}
    />
  )
}

const namesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const { items } = await shop.products
    .queryProducts()
    .in('_id', [...ids])
    .limit(MOST)
    .find()
  return new Map(items.map(({ _id, name }) => [_id ?? '', name ?? '']))
}
