import { Alert, List } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { MainAndAside } from '../parts/MainAndAside.tsx'
import { DraftBuyer } from './DraftBuyer.tsx'
import { DraftLines } from './DraftLines.tsx'
import { DraftTotals } from './DraftTotals.tsx'
import type { CalculatedDraft, useDraftChanges } from './read-drafts.ts'
import { useDraftCouponTexts } from './texts.ts'

interface DraftPartsProps {
  readonly calculated: CalculatedDraft
  readonly changes: ReturnType<typeof useDraftChanges>
}

/** The lines, sums and buyer of a draft or of an order's edit. */
export function DraftParts({ calculated, changes }: DraftPartsProps) {
  const { draftOrder: draft, shippingOptions } = calculated
  return (
    <MainAndAside aside={<DraftBuyer draft={draft} shippingOptions={shippingOptions} changes={changes} />}>
      <DraftLines draft={draft} changes={changes} />
      <DraftTotals draft={draft} changes={changes} />
    </MainAndAside>
  )
}

interface NotReadyProps {
  readonly title: string
  readonly problems: readonly { readonly code: string; readonly description: string }[]
}

/** Says what keeps a draft from becoming an order. */
export function NotReady({ title, problems }: NotReadyProps) {
  const { t } = useWords()
  const { ended } = useDraftCouponTexts()
  return (
    <Alert color="yellow" title={title}>
      <List size="sm">
        {problems.map(({ code, description }) => (
          <List.Item key={code}>
            {code.startsWith('ERROR_COUPON_') ? ended : (t.drafts.problems[code] ?? description)}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
