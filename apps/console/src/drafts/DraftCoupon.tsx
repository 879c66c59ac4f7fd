import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { CommerceError } from '@vitrine/client'
import { type FormEvent, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { useProblem } from '../parts/problems/problem-texts.ts'
import { shop } from '../session/shop-client.ts'
import { type Draft, useDraftChanges } from './read-drafts.ts'
import { useDraftCouponTexts } from './texts.ts'

/** The coupon of a draft. A code that can't be used is refused beside its field. */
export function DraftCoupon({ draft }: { readonly draft: Draft }) {
  const { t, money } = useWords()
  const texts = useDraftCouponTexts()
  const { change, isSaving, error } = useDraftChanges(draft._id)
  const [code, setCode] = useState('')
  const [isTyping, setTyping] = useState(false)
  const used = draft.discounts.find(({ discount }) => discount.coupon)
  const coupon = used?.discount.coupon
  if (used && coupon)
    return (
      <Group justify="space-between" mt="sm" wrap="nowrap">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {used.applied
            ? texts.takes(coupon.code, money(coupon.amount?.amount ?? '0', draft.currency))
            : texts.takesNothing(coupon.code)}
        </Text>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          loading={isSaving}
          aria-label={texts.remove(coupon.code)}
          onClick={() => change((id) => shop.draftOrders.deleteCustomDiscounts(id, [used.discount._id]))}
        >
          {t.drafts.removeShort}
        </Button>
      </Group>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const couponCode = code.trim()
    if (!couponCode) return
    setTyping(false)
    change((id) => shop.draftOrders.createCustomDiscounts(id, { couponCode }))
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-start" gap="xs" mt="sm">
        <TextInput
          label={texts.code}
          flex={1}
          miw={120}
          maxLength={100}
          autoComplete="off"
          value={code}
          error={error && !isTyping ? <Refusal error={error} /> : undefined}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value)
            setTyping(true)
          }}
        />
        <Stack gap={0} pt={25}>
          <Button type="submit" variant="default" disabled={!code.trim()} loading={isSaving}>
            {texts.add}
          </Button>
        </Stack>
      </Group>
    </form>
  )
}

function Refusal({ error }: { readonly error: unknown }) {
  const texts = useDraftCouponTexts()
  const { hint } = useProblem(error)
  const isLow =
    error instanceof CommerceError &&
    error.details?.validationError?.fieldViolations?.some(({ field }) => field === 'couponCode')
  return isLow ? texts.belowMinimum : hint
}
