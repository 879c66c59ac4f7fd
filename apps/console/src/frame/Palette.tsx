import { useDebouncedValue } from '@mantine/hooks'
import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  spotlight,
} from '@mantine/spotlight'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { de } from '../messages/de/frame/find.ts'
import { en } from '../messages/en/frame/find.ts'
import { useWords } from '../messages/words.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { findThings } from './find-things.ts'
import { pagesFor } from './pages.ts'
import { usePaletteActions } from './palette-actions.ts'

const WAIT_MS = 200

/** Goes to any page, finds any product, order or customer, and runs actions. Each request opens it. */
export function Palette({ requests }: { requests: number }) {
  const { t, money, language } = useWords()
  const texts = language.toLowerCase().startsWith('de') ? de : en
  const { user, shop } = useStaff()
  const navigate = useNavigate()
  const actions = usePaletteActions()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens it
  useEffect(() => spotlight.open(), [requests])
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), WAIT_MS)
  const { data: found } = useQuery({
    queryKey: ['palette', text],
    queryFn: () => findThings(text),
    enabled: text.length > 1,
  })

  const pages: SpotlightActionData[] = pagesFor(user.role).map(({ path, name }) => ({
    id: path,
    label: t.pages[name],
    onClick: () => navigate(path),
  }))
  const things: SpotlightActionGroupData[] = [
    {
      group: t.pages.products,
      actions: (found?.products ?? []).map(({ _id, name, sku }) => ({
        id: _id,
        label: name ?? '',
        description: sku ?? '',
        keywords: text,
        onClick: () => navigate(`/products/${_id}`),
      })),
    },
    {
      group: t.pages.orders,
      actions: (found?.orders ?? []).map(({ _id, number, buyerInfo, priceSummary }) => ({
        id: _id,
        label: t.orders.number(number),
        description: [buyerInfo?.email, money(priceSummary?.total?.amount ?? 0, shop.currency)].join(' · '),
        keywords: text,
        onClick: () => navigate(`/orders/${_id}`),
      })),
    },
    {
      group: t.pages.customers,
      actions: (found?.customers ?? []).map(({ _id, name, email }) => ({
        id: _id,
        label: name || email,
        description: name ? email : '',
        keywords: text,
        onClick: () => navigate(`/customers/${_id}`),
      })),
    },
  ]
  return (
    <Spotlight
      actions={[
        { group: texts.pages, actions: pages },
        actions,
        ...things.filter(({ actions }) => actions.length > 0),
      ]}
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      nothingFound={texts.nothing}
      searchProps={{ placeholder: texts.placeholder, 'aria-label': texts.placeholder }}
      attributes={{ content: { 'aria-label': texts.placeholder } }}
      highlightQuery
      scrollable
    />
  )
}
