import { Skeleton } from '@mantine/core'
import { useWords } from '../messages/words.tsx'

/** A placeholder for something that is still loading, announced to screen readers. @param h - height in pixels */
export function Loading({ h }: { h: number }) {
  return <Skeleton h={h} role="status" aria-busy aria-label={useWords().t.loading} />
}
