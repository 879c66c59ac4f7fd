import { useWords } from '../../messages/words.tsx'
import { usePrintTexts } from './texts.ts'

/** The head of a document's table of items. */
export function LineHead({ hasPrices }: { hasPrices: boolean }) {
  const { t } = useWords()
  const print = usePrintTexts()
  return (
    <thead>
      <tr>
        <th scope="col">{t.orders.items}</th>
        <th scope="col">{print.quantity}</th>
        {hasPrices && (
          <>
            <th scope="col">{print.unitPrice}</th>
            <th scope="col">{print.amount}</th>
          </>
        )}
      </tr>
    </thead>
  )
}
