import { Alert, Button, Fieldset, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CommerceError } from '@vitrine/client'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { ORDER_KEYS } from '../orders/order-dialog.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { PageActions } from '../parts/PageActions.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { DraftParts, NotReady } from './DraftParts.tsx'
import { type CalculatedDraft, DRAFT_KEYS, useDraftability, useDraftChanges } from './read-drafts.ts'

/** The edit of an order that wasn't sent yet. Nothing reaches the order, or its buyer, before it is saved. */
export function OrderEdit({ calculated }: { readonly calculated: CalculatedDraft }) {
  const { t, money } = useWords()
  const navigate = useNavigate()
  const { draftOrder: draft, calculationErrors } = calculated
  const orderId = draft.orderId ?? ''
  const { data: order } = useQuery({
    queryKey: ['order', orderId],
    queryFn: () => shop.orders.getOrder(orderId),
  })
  const changes = useDraftChanges(draft._id)
  const { data: draftability } = useDraftability(orderId)
  const [isLeftBehind, setLeftBehind] = useState(false)
  const tooLate =
    draftability?.orderDraftable === false
      ? t.problem.codes.ORDER_CANNOT_BE_EDITED
      : isLeftBehind && t.problem.codes.CONFLICT
  const [asked, setOpen] = useState<'refund' | 'send' | 'discard'>()
  const open = tooLate && asked !== 'discard' ? undefined : asked
  const close = () => setOpen(undefined)
  const back = { to: `/orders/${orderId}`, label: order ? t.orders.number(order.number) : t.orders.order }
  const balance = Number(draft.balanceSummary.balance.amount)
  const difference = money(Math.abs(balance), draft.currency)
  const email = draft.buyerDetails?.buyerInfo.email
  // The order has changed even if the link can't be sent: its page shows what is left to pay.
  const keys = ['draft', ...DRAFT_KEYS, ...ORDER_KEYS]
  const save = useAction(
    async (isSent: boolean | undefined) => {
      try {
        await shop.draftOrders.commitDraftOrder(draft._id)
      } catch (error) {
        setLeftBehind(error instanceof CommerceError && error.code === 'CONFLICT')
        throw error
      }
      if (isSent) await shop.orderMoney.sendOrderPaymentLink(orderId)
    },
    keys,
    (isSent) => {
      navigate(back.to)
      return isSent ? t.drafts.savedAndSent : t.drafts.orderSaved
    },
  )
  const discard = useAction(
    () => shop.draftOrders.deleteDraftOrder(draft._id),
    DRAFT_KEYS,
    () => {
      navigate(back.to)
      return t.drafts.discarded
    },
  )
  const problems = calculationErrors?.orderValidationErrors ?? []
  const isReady = problems.length === 0 && draft.lineItems.some(({ removed }) => !removed)
  const others = [
    { label: t.drafts.discard, run: () => setOpen('discard'), isDestructive: true },
    ...(!tooLate && balance > 0 && email
      ? [
          {
            label: t.drafts.saveOnly,
            run: () => save.run(undefined),
            isDisabled: !isReady || changes.isSaving,
            isRunning: save.isRunning,
          },
        ]
      : []),
  ]
  return (
    <>
      <PageHead
        title={order ? t.drafts.editOf(order.number) : t.drafts.edit}
        back={back}
        beside={
          <Text size="sm" c="dimmed" role="status">
            {changes.isSaving ? t.drafts.saving : !tooLate && t.drafts.notApplied}
          </Text>
        }
      >
        <PageActions others={others}>
          {tooLate ? null : balance < 0 ? (
            <Button disabled={!isReady || changes.isSaving} onClick={() => setOpen('refund')}>
              {t.drafts.saveAndRefund(difference)}
            </Button>
          ) : balance > 0 && email ? (
            <Button disabled={!isReady || changes.isSaving} onClick={() => setOpen('send')}>
              {t.drafts.saveAndSend(difference)}
            </Button>
          ) : (
            <Button
              disabled={!isReady || changes.isSaving}
              loading={save.isRunning}
              onClick={() => save.run(undefined)}
            >
              {t.drafts.saveOnly}
            </Button>
          )}
        </PageActions>
      </PageHead>
      <Stack>
        {tooLate && (
          <Alert color="orange" title={t.drafts.editTooLate}>
            {tooLate}
          </Alert>
        )}
        {changes.error && <ProblemNotice error={changes.error} />}
        {!tooLate && problems.length > 0 && <NotReady title={t.drafts.editNotReady} problems={problems} />}
        <Fieldset variant="unstyled" m={0} disabled={Boolean(tooLate)}>
          <DraftParts calculated={calculated} changes={changes} />
        </Fieldset>
      </Stack>
      {open === 'refund' && (
        <ConfirmDialog
          title={t.drafts.refundTitle(difference)}
          hint={t.drafts.refundHint}
          confirm={t.drafts.saveAndRefund(difference)}
          action={save}
          close={close}
        />
      )}
      {open === 'send' && (
        <ConfirmDialog
          title={t.drafts.sendRestTitle(difference)}
          hint={t.drafts.sendRestHint(email ?? '')}
          confirm={t.drafts.saveAndSend(difference)}
          action={{ isRunning: save.isRunning, run: () => save.run(true) }}
          close={close}
        />
      )}
      {open === 'discard' && (
        <ConfirmDialog
          title={t.drafts.discardTitle}
          hint={t.drafts.discardHint}
          confirm={t.drafts.discard}
          action={discard}
          close={close}
          isDestructive
        />
      )}
    </>
  )
}
