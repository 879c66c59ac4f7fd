import { Button, Group, NumberInput, Progress, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { ProblemNotice } from '../parts/ProblemNotice.tsx'
import { shop } from '../session/shop-client.ts'

export interface PriceChangeDialogProps {
  readonly ids: readonly string[]
  readonly isOpen: boolean
  close(): void
  done(): void
}

const WAYS = ['percent', 'amount', 'set'] as const
type Way = (typeof WAYS)[number]
const ASK_MS = 700

/** Sets, raises or lowers the price of the picked products, in a job whose progress is shown. */
export function PriceChangeDialog({ ids, isOpen, close, done }: PriceChangeDialogProps) {
  const { t } = useWords()
  const queries = useQueryClient()
  const [way, setWay] = useState<Way>('percent')
  const [value, setValue] = useState<number | string>('')
  const [job, setJob] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const { data } = useQuery({
    queryKey: ['price change', job],
    queryFn: () => shop.productChanges.getProductChange(job ?? ''),
    enabled: job !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data?.status) ? false : ASK_MS),
  })
  const over = isOver(data?.status)
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: ['products'] })
  }, [over, queries])

  const start = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    try {
      const change = await shop.productChanges.startProductChange({
        ids: [...ids],
        ...changeOf(way, Number(value)),
      })
      setJob(change._id)
    } catch (error) {
      setFailure(error)
    }
  }
  const leave = () => {
    if (over) done()
    setJob(undefined)
    setValue('')
    close()
  }
  return (
    <Dialog opened={isOpen} onClose={leave} title={t.products.changePricesOf(ids.length)}>
      {job === undefined ? (
        <form onSubmit={start}>
          <Stack>
            {failure !== undefined && <ProblemNotice error={failure} />}
            <SegmentedControl
              aria-label={t.products.priceWay}
              value={way}
              onChange={(next) => setWay(WAYS.find((each) => each === next) ?? 'percent')}
              data={WAYS.map((each) => ({ value: each, label: t.products.priceWays[each] }))}
            />
            <NumberInput
              label={t.products.priceValues[way]}
              description={way === 'set' ? undefined : t.products.priceHint}
              value={value}
              onChange={setValue}
              decimalScale={3}
              {...(way === 'set' && { min: 0 })}
              required
              data-autofocus
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={leave}>
                {t.keep}
              </Button>
              <Button type="submit" disabled={value === ''}>
                {t.products.changePrices}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <Stack>
          <Progress
            aria-label={t.products.changePrices}
            value={over ? 100 : (100 * (data?.done ?? 0)) / Math.max(ids.length, 1)}
          />
          <Text size="sm" role="status">
            {over ? t.products.priceDone(data?.changed ?? 0, data?.failed ?? 0) : t.products.priceRunning}
          </Text>
          <Group justify="flex-end">
            <Button onClick={leave}>{t.close}</Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

const isOver = (status: string | undefined): boolean =>
  status !== undefined && ['DONE', 'CANCELLED', 'FAILED'].includes(status)

const changeOf = (way: Way, value: number) => {
  if (way === 'set') return { set: { price: value } }
  return { adjust: { price: way === 'percent' ? { percentage: { rate: value } } : { amount: value } } }
}
