import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { DRAFT_KEYS } from './read-drafts.ts'

/** Starts an order for a customer. It is kept as a draft from the first moment. */
export function NewDraftButton() {
  const { t } = useWords()
  const navigate = useNavigate()
  const start = useAction(
    () => shop.draftOrders.createDraftOrder(),
    DRAFT_KEYS,
    (_, { calculatedDraftOrder }) => {
      navigate(`/orders/drafts/${calculatedDraftOrder.draftOrder._id}`)
      return undefined
    },
  )
  return (
    <Button loading={start.isRunning} onClick={() => start.run(undefined)}>
      {t.drafts.start}
    </Button>
  )
}
