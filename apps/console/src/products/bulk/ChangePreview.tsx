import { List, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWords } from '../../messages/words.tsx'
import { ProblemNotice } from '../../parts/problems/ProblemNotice.tsx'
import { useRefusals } from '../../parts/problems/refusals.ts'
import { PreviewedPrices } from './PreviewedPrices.tsx'
import { type ChosenProducts, namesIn, type Previews, type ProductEdit, previewOf } from './product-change.ts'

const REST_MS = 300
const MOST_REASONS = 3

export interface ChangePreviewProps {
  readonly chosen: ChosenProducts
  readonly edit: ProductEdit
  /** How many products will be changed; undefined if that isn't known. */
  readonly count: number | undefined
  readonly showsPrices: boolean
}

/** What a change would do: how many products it changes, to which prices, and which it leaves and why. */
export function ChangePreview({ chosen, edit, count, showsPrices }: ChangePreviewProps) {
  const { preview } = useRefusals()
  const { number } = useWords()
  const [asked] = useDebouncedValue(edit, REST_MS)
  const { data, error } = useQuery({
    queryKey: ['products', 'preview', chosen, asked],
    queryFn: () => previewOf(chosen, asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  if (error) return <ProblemNotice error={error} />
  if (!data) return null
  const changed = data.filter(({ outcome }) => outcome === 'CHANGED')
  return (
    <Stack gap="xs" component="section" aria-label={preview.title}>
      <Text size="sm" role="status">
        {preview.changing(number(changed.length), number(data.length), count === data.length)}
      </Text>
      {showsPrices && changed.length > 0 && <PreviewedPrices changed={changed} />}
      <Remaining previews={data} />
    </Stack>
  )
}

/** Those that stay as they are, and those that can't be changed. */
function Remaining({ previews }: { previews: Previews }) {
  const words = useWords()
  const { preview, why } = useRefusals()
  const staying = previews.filter(({ outcome }) => outcome === 'UNCHANGED').map(({ name }) => name ?? '')
  const failing = previews.filter(({ outcome }) => outcome === 'FAILED')
  return (
    <>
      {staying.length > 0 && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {preview.staying(staying.length, namesIn(staying, staying.length, words, preview))}
        </Text>
      )}
      {failing.length > 0 && (
        <div>
          <Text size="sm">{preview.failing(failing.length)}</Text>
          <List size="sm" style={{ overflowWrap: 'anywhere' }}>
            {failing.slice(0, MOST_REASONS).map(({ productId, name, error }) => (
              <List.Item key={productId}>{[name, why(error)].filter(Boolean).join(': ')}</List.Item>
            ))}
          </List>
        </div>
      )}
    </>
  )
}
