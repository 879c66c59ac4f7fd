import { Button, Divider, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { draftSumsOf } from '../orders/order-sums.ts'
import { SumRows } from '../orders/SumRows.tsx'
import { digitsOf } from '../parts/amounts/currency-digits.ts'
import { DecimalInput } from '../parts/amounts/DecimalInput.tsx'
import { Card } from '../parts/Card.tsx'
import { shop } from '../session/shop-client.ts'
import { DraftCoupon } from './DraftCoupon.tsx'
import type { DraftPartProps } from './DraftLines.tsx'

/** What a draft costs, and the discounts that staff give. */
export function DraftTotals({ draft, changes }: DraftPartProps) {
  const { t, money } = useWords()
  const { priceSummary, currency, balanceSummary } = draft
  const paid = Number(balanceSummary.paid.amount)
  const balance = Number(balanceSummary.balance.amount)
  return (
    <Card title={t.drafts.totals}>
      <Stack gap={4} aria-live="polite">
        <SumRows of={draftSumsOf(draft)} total={priceSummary.total?.amount} currency={currency} />
        {paid > 0 && (
          <Group justify="space-between">
            <Text fw={600}>{balance < 0 ? t.drafts.toRefund : t.drafts.toPay}</Text>
            <Text fw={600} className="numbers">
              {money(Math.abs(balance), currency)}
            </Text>
          </Group>
        )}
      </Stack>
      <Divider my="sm" />
      <Discounts draft={draft} changes={changes} />
      {!draft.orderId && <DraftCoupon draft={draft} />}
    </Card>
  )
}

function Discounts({ draft, changes: { change } }: DraftPartProps) {
  const { t, money } = useWords()
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const [value, setValue] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!(Number(value) > 0)) return
    const said = kind === 'percent' ? { percentage: value } : { priceAmount: { amount: value } }
    change((id) =>
      shop.draftOrders.createCustomDiscounts(id, {
        discounts: [{ discountType: 'GLOBAL', applyToDraftOrder: true, ...said }],
      }),
    )
    setValue('')
  }
  return (
    <Stack gap="xs">
      {draft.discounts.map(({ discount: { _id, merchantDiscount } }) =>
        merchantDiscount ? (
          <Group key={_id} justify="space-between">
            <Text size="sm">
              {t.drafts.discountOf(money(merchantDiscount.amount.amount, draft.currency))}
            </Text>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={t.drafts.removeDiscount(money(merchantDiscount.amount.amount, draft.currency))}
              onClick={() => change((id) => shop.draftOrders.deleteCustomDiscounts(id, [_id]))}
            >
              {t.drafts.removeShort}
            </Button>
          </Group>
        ) : null,
      )}
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs">
          <DecimalInput
            label={t.drafts.discount}
            flex={1}
            miw={120}
            min={0}
            max={kind === 'percent' ? 100 : 1_000_000_000}
            digits={kind === 'percent' ? 2 : digitsOf(draft.currency)}
            unit={kind === 'percent' ? '%' : draft.currency}
            value={value}
            onChange={setValue}
          />
          <SegmentedControl
            aria-label={t.drafts.discountKind}
            value={kind}
            onChange={(next) => setKind(next === 'percent' ? 'percent' : 'amount')}
            data={[
              { value: 'percent', label: '%' },
              { value: 'amount', label: draft.currency },
            ]}
          />
          <Button type="submit" variant="default" disabled={!(Number(value) > 0)}>
            {t.drafts.addDiscount}
          </Button>
        </Group>
      </form>
    </Stack>
  )
}
