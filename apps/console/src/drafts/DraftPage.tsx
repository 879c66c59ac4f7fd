import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { ORDER_KEYS } from '../orders/order-dialog.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { PageActions } from '../parts/PageActions.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { DraftParts, NotReady } from './DraftParts.tsx'
import { OrderEdit } from './OrderEdit.tsx'
import { type CalculatedDraft, DRAFT_KEYS, useDraft, useDraftChanges } from './read-drafts.ts'
import { SendDraftLink } from './SendLinkDialog.tsx'

/** An order that staff put together: every change is saved at once. */
export function DraftPage() {
  const { t } = useWords()
  const { draftId = '' } = useParams()
  const back = { to: '/orders/drafts', label: t.drafts.title }
  return (
    <LoadedPage query={useDraft(draftId)} title={t.drafts.draft} back={back}>
      {(calculated) => {
        const { status, orderId } = calculated.draftOrder
        if (status === 'COMMITTED') return <Navigate to={`/orders/${orderId}`} replace />
        if (orderId) return <OrderEdit key={draftId} calculated={calculated} />
        return <LoadedDraft key={draftId} calculated={calculated} back={back} />
      }}
    </LoadedPage>
  )
}

interface LoadedDraftProps {
  readonly calculated: CalculatedDraft
  readonly back: { readonly to: string; readonly label: string }
}

function LoadedDraft({ calculated, back }: LoadedDraftProps) {
  const { t, time } = useWords()
  const navigate = useNavigate()
  const { draftOrder: draft, calculationErrors } = calculated
  const changes = useDraftChanges(draft._id)
  const [open, setOpen] = useState<'send' | 'pay' | 'delete'>()
  const close = () => setOpen(undefined)
  // Each step can be repeated. If a later one fails, the order already exists, and its page offers the rest.
  const place = useAction(
    async () => {
      const { createdOrder } = await shop.draftOrders.createOrderFromDraft(draft._id)
      await shop.orderMoney.markOrderAsPaid(createdOrder._id)
      await shop.orderMoney.generateInvoice(createdOrder._id)
      return createdOrder._id
    },
    ['draft', ...DRAFT_KEYS, ...ORDER_KEYS],
    (_, orderId) => {
      navigate(`/orders/${orderId}`)
      return t.drafts.placed
    },
  )
  const remove = useAction(
    () => shop.draftOrders.deleteDraftOrder(draft._id),
    DRAFT_KEYS,
    () => {
      navigate('/orders/drafts')
      return t.drafts.deleted
    },
  )
  const problems = calculationErrors?.orderValidationErrors ?? []
  const isReady = problems.length === 0 && draft.lineItems.length > 0
  return (
    <>
      <PageHead
        title={t.drafts.draft}
        back={back}
        beside={
          <Text size="sm" c="dimmed" role="status">
            {changes.isSaving ? t.drafts.saving : t.drafts.saved}
          </Text>
        }
      >
        <PageActions
          others={[
            { label: t.drafts.delete, run: () => setOpen('delete'), isDestructive: true },
            { label: t.orders.markPaid, run: () => setOpen('pay'), isDisabled: !isReady },
          ]}
        >
          <Button disabled={draft.lineItems.length === 0} onClick={() => setOpen('send')}>
            {t.drafts.send}
          </Button>
        </PageActions>
      </PageHead>
      <Stack>
        {changes.error && <ProblemNotice error={changes.error} />}
        {draft.paymentLink && (
          <Alert title={t.drafts.wasSent(draft.paymentLink.email)}>
            <Text size="sm">{t.drafts.sentUntil(time(draft.paymentLink.expirationDate))}</Text>
          </Alert>
        )}
        {problems.length > 0 && draft.lineItems.length > 0 && (
          <NotReady title={t.drafts.notReady} problems={problems} />
        )}
        <DraftParts calculated={calculated} changes={changes} />
      </Stack>
      {open === 'send' && <SendDraftLink draft={draft} close={close} />}
      {open === 'pay' && (
        <ConfirmDialog
          title={t.drafts.payTitle}
          hint={t.drafts.payHint}
          confirm={t.orders.markPaid}
          action={place}
          close={close}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={t.drafts.deleteTitle}
          hint={t.drafts.deleteHint}
          confirm={t.drafts.delete}
          action={remove}
          close={close}
          isDestructive
        />
      )}
    </>
  )
}
