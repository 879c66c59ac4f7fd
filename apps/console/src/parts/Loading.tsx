import { Skeleton } from '@mantine/core'
import { useWords } from '../messages/words.tsx'

/** Holds the place of what is still loading, and says so. @param h - height in pixels */
export function Loading({ h }: { h: number }) {
  return <Skeleton h={h} role="status" aria-busy aria-label={useWords().t.loading} />
}
