import { Alert, List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ProblemNotice } from '../../parts/problems/ProblemNotice.tsx'
import { useRefusals } from '../../parts/problems/refusals.ts'
import { useSheetTexts } from '../cells/texts.ts'
import { checkEdits } from '../rows/check-edits.ts'
import type { SheetState } from './sheet-state.ts'
import { savable } from './use-save.ts'

interface ShopCheckProps extends Pick<SheetState, 'rows' | 'edits'> {
  readonly digits: number
}

/** More refusals than this are only counted. */
const MOST = 10

/** What the shop says about a save before it is made: only the shop knows what others have changed meanwhile. */
export function ShopCheck({ rows, edits, digits }: ShopCheckProps) {
  const sheet = useSheetTexts()
  const { why } = useRefusals()
  const { data, error, refetch } = useQuery({
    queryKey: ['sheet', 'check'],
    queryFn: () => checkEdits(rows, savable(edits), digits),
    gcTime: 0,
  })
  if (error) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (!data)
    return (
      <Text size="sm" c="dimmed" role="status" mb="sm">
        {sheet.checking}
      </Text>
    )
  const { changed, refused } = data
  return (
    <>
      <Text size="sm" role="status" mb="sm">
        {sheet.checked(changed)}
      </Text>
      {refused.length > 0 && (
        <Alert color="red" title={sheet.refused(refused.length)} mb="sm">
          <List size="sm">
            {refused.slice(0, MOST).map(({ productId, name, error: reason }) => (
              <List.Item key={productId}>
                {name}: {why(reason)}
              </List.Item>
            ))}
          </List>
          {refused.length > MOST && <Text size="sm">{sheet.previewMore(refused.length - MOST)}</Text>}
        </Alert>
      )}
    </>
  )
}
