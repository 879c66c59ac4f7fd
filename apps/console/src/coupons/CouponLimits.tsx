import { Stack, Switch, Text, TextInput } from '@mantine/core'
import { DecimalInput } from '../parts/amounts/DecimalInput.tsx'
import { MoneyInput } from '../parts/amounts/MoneyInput.tsx'
import { Card } from '../parts/Card.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import type { CouponPartProps } from './CouponFields.tsx'
import type { Coupon } from './read-coupons.ts'
import { useCouponTexts } from './texts.ts'

const COUNTS = ['usageLimit', 'limitPerCustomer'] as const
const TIMES = ['starts', 'ends'] as const

/** Whether, when, and how often a coupon can be used. */
export function CouponLimits({
  coupon,
  draft,
  problem,
  change,
}: CouponPartProps & { readonly coupon: Coupon | undefined }) {
  const texts = useCouponTexts()
  const { currency, timeZone } = useStaff().shop
  const hints = { starts: texts.startsHint, ends: texts.endsHint }
  return (
    <>
      <Card title={texts.status}>
        <Stack gap="xs">
          <Switch
            label={texts.isActive}
            checked={draft.active}
            onChange={({ currentTarget: { checked } }) => change({ active: checked })}
          />
          {coupon && (
            <Text size="sm" c="dimmed">
              {texts.uses(coupon.numberOfUsages)}
            </Text>
          )}
        </Stack>
      </Card>
      <Card title={texts.limits}>
        <Stack>
          <MoneyInput
            label={texts.minimum}
            currency={currency}
            value={draft.minimum}
            onChange={(minimum) => change({ minimum })}
          />
          {COUNTS.map((name) => (
            <DecimalInput
              key={name}
              label={texts[name]}
              placeholder={texts.anyNumber}
              digits={0}
              min={name === 'usageLimit' ? Math.max(1, coupon?.numberOfUsages ?? 1) : 1}
              value={draft[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
          {TIMES.map((name) => (
            <TextInput
              key={name}
              type="datetime-local"
              label={texts[name]}
              description={hints[name]}
              error={name === 'ends' && problem === 'endsBeforeStart' && texts.problems.endsBeforeStart}
              value={draft[name]}
              onChange={({ currentTarget: { value } }) => change({ [name]: value })}
            />
          ))}
          {timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone && (
            <Text size="sm" c="dimmed">
              {texts.zone(timeZone)}
            </Text>
          )}
        </Stack>
      </Card>
    </>
  )
}
