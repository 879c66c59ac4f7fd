import { SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { Loading } from '../parts/Loading.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { type SalesOverview, useSalesOverview } from './read-sales.ts'
import { useHomeTexts } from './texts.ts'

/** What was ordered today, beside the same day last week. */
export function Sales() {
  const texts = useHomeTexts()
  const { data, error, refetch } = useSalesOverview()
  return (
    <Card title={texts.sales}>
      {error && !data && <ProblemNotice error={error} retry={refetch} />}
      {!data && !error && <Loading h={96} />}
      {data && <Figures overview={data} />}
    </Card>
  )
}

function Figures({ overview }: { overview: SalesOverview }) {
  const texts = useHomeTexts()
  const { percent } = useWords()
  const { today, lastWeek, lastWeekByNow, week, timeZone } = overview
  const { visitorsWithCart, buyers } = week.conversion
  const isSeveral = [today, lastWeek].some(({ sales }) => sales.length > 1)
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} verticalSpacing="md">
        <Figure name={texts.days.today} note={texts.salesOrders(today.orders)}>
          <Amounts sales={today.sales} of="total" />
        </Figure>
        <Figure name={texts.average} note={texts.averageNote}>
          <Amounts sales={today.sales} of="average" />
        </Figure>
        <Figure name={texts.days.lastWeek} note={texts.wholeDay(texts.salesOrders(lastWeek.orders))}>
          <Amounts sales={lastWeekByNow.sales} of="total" />
        </Figure>
        <Figure name={texts.conversion} note={texts.conversionNote(buyers, visitorsWithCart)}>
          {visitorsWithCart > 0 ? percent(buyers / visitorsWithCart) : '–'}
        </Figure>
      </SimpleGrid>
      {isSeveral && (
        <Text size="sm" c="dimmed">
          {texts.currencies}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {texts.zone(timeZone)}
      </Text>
    </Stack>
  )
}

interface FigureProps {
  readonly name: string
  readonly note: string
  readonly children: ReactNode
}

function Figure({ name, note, children }: FigureProps) {
  return (
    <Stack gap={2}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text size="xl" fw={600} className="numbers" component="div">
        {children}
      </Text>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </Stack>
  )
}

interface AmountsProps {
  readonly sales: SalesOverview['today']['sales']
  readonly of: 'total' | 'average'
}

/** An amount for each currency: they are never added up. */
function Amounts({ sales, of }: AmountsProps) {
  const { money } = useWords()
  const { currency: own } = useStaff().shop
  if (sales.length === 0) return of === 'total' ? money(0, own) : '–'
  return sales.map(({ currency, total, average }) => (
    <div key={currency}>{money((of === 'total' ? total : average).amount, currency)}</div>
  ))
}
