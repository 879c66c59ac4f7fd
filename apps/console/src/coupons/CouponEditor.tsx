import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { EntityHistory } from '../history/EntityHistory.tsx'
import { useWords } from '../messages/words.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { LeavingDialog } from '../parts/LeavingDialog.tsx'
import { MainAndAside } from '../parts/MainAndAside.tsx'
import { PageActions } from '../parts/PageActions.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useAction } from '../parts/use-action.ts'
import { useKeptDraft } from '../parts/use-kept-draft.ts'
import { useLeaving } from '../parts/use-leaving.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { CouponFields } from './CouponFields.tsx'
import { CouponLimits } from './CouponLimits.tsx'
import { StateBadge } from './coupon-columns.tsx'
import { couponProblem, draftOf, EMPTY_COUPON } from './coupon-draft.ts'
import { type Coupon, couponCalls } from './read-coupons.ts'
import { useCouponTexts } from './texts.ts'
import { useCouponSave } from './use-coupon-save.ts'

export interface CouponEditorProps {
  readonly coupon: Coupon | undefined
  readonly back: { readonly to: string; readonly label: string }
}

/** Edits a coupon. */
export function CouponEditor({ coupon, back }: CouponEditorProps) {
  const { t } = useWords()
  const texts = useCouponTexts()
  const navigate = useNavigate()
  const { timeZone } = useStaff().shop
  const id = coupon?._id ?? 'new'
  const kept = useKeptDraft(`vitrine.coupon.${id}`, coupon ? draftOf(coupon, timeZone) : EMPTY_COUPON)
  const { base, draft, isChanged, change, startFrom } = kept
  const { save, isSaving, failure, isCodeTaken, theirs, takeTheirs } = useCouponSave(coupon, kept)
  const [isAsking, setAsking] = useState(false)
  const [isTried, setTried] = useState(false)
  const leaving = useLeaving(isChanged, kept.forget)
  const problem = couponProblem(draft)
  const removal = useAction(
    async () => {
      await couponCalls.deleteCoupon(id)
      flushSync(() => startFrom(base))
      navigate(back.to)
    },
    // The page of the coupon that is gone must not be read again.
    ['coupons'],
    () => texts.deleted(base.code),
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!problem) save()
      }}
    >
      <PageHead
        title={coupon?.code ?? texts.add}
        back={back}
        beside={coupon && <StateBadge {...{ coupon, texts }} />}
      >
        <PageActions
          others={coupon ? [{ label: texts.delete, run: () => setAsking(true), isDestructive: true }] : []}
        >
          <Button type="submit" loading={isSaving} disabled={coupon !== undefined && !isChanged}>
            {coupon ? t.products.save : texts.create}
          </Button>
        </PageActions>
      </PageHead>
      {theirs && (
        <Alert color="orange" title={texts.conflict} role="alert" mb="md">
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{t.products.conflictHint}</Text>
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={takeTheirs}>
                {t.products.takeTheirs}
              </Button>
              <Button size="xs" loading={isSaving} onClick={() => save(true)}>
                {t.products.keepMine}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {failure !== undefined && <ProblemNotice error={failure} />}
      <MainAndAside
        aside={
          <>
            <CouponLimits {...{ coupon, draft, change, problem }} />
            {coupon && (
              <EntityHistory subjects={[{ entityType: 'COUPON', entityId: id }]} queryKey={['coupon', id]} />
            )}
          </>
        }
      >
        <CouponFields {...{ draft, change, isCodeTaken }} problem={isTried ? problem : undefined} />
      </MainAndAside>
      {isAsking && (
        <ConfirmDialog
          title={texts.deleteTitle(base.code)}
          hint={texts.deleteHint}
          confirm={texts.deleteButton}
          action={removal}
          close={() => setAsking(false)}
          isDestructive
        />
      )}
      <LeavingDialog leaving={leaving} />
    </form>
  )
}
