import { Badge, Text } from '@mantine/core'
import type { Column } from '../list/use-columns.ts'
import type { Words } from '../messages/words.tsx'
import { type Coupon, type CouponState, stateOf } from './read-coupons.ts'
import type { CouponTexts } from './texts.ts'

const COLOURS: Readonly<Record<CouponState, string>> = {
  ...{ active: 'green', planned: 'blue', inactive: 'gray', expired: 'gray', usedUp: 'orange' },
}

/** What a coupon takes off, such as “Chosen items: 10% off”. */
export const discountText = (
  coupon: Coupon,
  words: Words,
  { says }: CouponTexts,
  currency: string,
): string => {
  const { percentOffRate, moneyOffAmount, fixedPriceAmount, discountType } = coupon
  if (fixedPriceAmount != null) return says.fixed(words.money(fixedPriceAmount, currency))
  if (percentOffRate == null && moneyOffAmount == null) return says.freeDelivery
  const discount =
    percentOffRate != null
      ? says.percent(words.percent(percentOffRate / 100))
      : says.amount(words.money(moneyOffAmount ?? 0, currency))
  if (discountType === 'SPECIFIC_ITEMS') return says.chosen(discount)
  return discountType === 'SHIPPING' ? says.delivery(discount) : discount
}

export function StateBadge({ coupon, texts }: { readonly coupon: Coupon; readonly texts: CouponTexts }) {
  const state = stateOf(coupon, new Date())
  return (
    <Badge variant="light" tt="none" color={COLOURS[state]}>
      {texts.states[state]}
    </Badge>
  )
}

export const couponColumns = (words: Words, texts: CouponTexts, currency: string): Column<Coupon>[] => [
  {
    key: 'code',
    label: texts.code,
    text: ({ code }) => code,
    cell: ({ code, name }) => (
      <>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {code}
        </Text>
        {name !== code && (
          <Text size="xs" c="dimmed" lineClamp={2}>
            {name}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'discount',
    label: texts.discount,
    text: (coupon) => discountText(coupon, words, texts, currency),
    cell: (coupon) => discountText(coupon, words, texts, currency),
  },
  {
    key: 'status',
    label: texts.status,
    text: (coupon) => texts.states[stateOf(coupon, new Date())],
    cell: (coupon) => <StateBadge {...{ coupon, texts }} />,
  },
  {
    ...{ key: 'used', label: texts.used, isWide: true, align: 'right' },
    text: ({ numberOfUsages }) => String(numberOfUsages),
    cell: ({ numberOfUsages, usageLimit }) =>
      usageLimit
        ? texts.usedOf(words.number(numberOfUsages), words.number(usageLimit))
        : words.number(numberOfUsages),
  },
  {
    ...{ key: 'ends', label: texts.ends, isWide: true },
    text: ({ expirationDate }) => expirationDate?.toISOString() ?? '',
    cell: ({ expirationDate }) => (expirationDate ? words.time(expirationDate) : '–'),
  },
]
