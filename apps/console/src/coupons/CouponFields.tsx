import { Select, Stack, TextInput } from '@mantine/core'
import { DecimalInput } from '../parts/amounts/DecimalInput.tsx'
import { MoneyInput } from '../parts/amounts/MoneyInput.tsx'
import { Card } from '../parts/Card.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { ChosenItems } from './ChosenItems.tsx'
import { type CouponDraft, type CouponProblem, KINDS, scopesOf, withKind } from './coupon-draft.ts'
import { useCouponTexts } from './texts.ts'

export interface CouponPartProps {
  readonly draft: CouponDraft
  readonly problem: CouponProblem | undefined
  change(changes: Partial<CouponDraft>): void
}

/** A coupon's code, and what it takes off of what. */
export function CouponFields({
  draft,
  problem,
  isCodeTaken,
  change,
}: CouponPartProps & { readonly isCodeTaken: boolean }) {
  const texts = useCouponTexts()
  const scopes = scopesOf(draft.kind)
  return (
    <>
      <Card title={texts.coupon}>
        <Stack>
          <TextInput
            label={texts.code}
            description={texts.codeHint}
            required
            maxLength={50}
            autoComplete="off"
            error={isCodeTaken && texts.codeTaken}
            value={draft.code}
            onChange={({ currentTarget }) => change({ code: currentTarget.value })}
          />
          <TextInput
            label={texts.name}
            description={texts.nameHint}
            maxLength={200}
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </Stack>
      </Card>
      <Card title={texts.discount}>
        <Stack>
          <Select
            label={texts.kind}
            data={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
            value={draft.kind}
            allowDeselect={false}
            onChange={(kind) => change(withKind(draft, KINDS.find((each) => each === kind) ?? draft.kind))}
          />
          <CouponValue {...{ draft, change }} />
          {scopes.length > 1 && (
            <Select
              label={texts.scope}
              data={scopes.map((value) => ({ value, label: texts.scopes[value] }))}
              value={draft.scope}
              allowDeselect={false}
              onChange={(scope) => change({ scope: scopes.find((each) => each === scope) ?? draft.scope })}
            />
          )}
          {draft.scope === 'chosen' && <ChosenItems {...{ draft, problem, change }} />}
        </Stack>
      </Card>
    </>
  )
}

function CouponValue({ draft: { kind, value }, change }: Omit<CouponPartProps, 'problem'>) {
  const texts = useCouponTexts()
  const { currency } = useStaff().shop
  const props = { required: true, value, onChange: (next: string) => change({ value: next }) }
  if (kind === 'freeDelivery') return null
  if (kind === 'percent')
    return <DecimalInput {...props} label={texts.percent} min={0.01} max={100} digits={2} unit="%" />
  return (
    <MoneyInput {...props} label={kind === 'fixed' ? texts.fixedPrice : texts.amount} currency={currency} />
  )
}
