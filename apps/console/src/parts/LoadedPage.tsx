import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../messages/words.tsx'
import { PageHead, type PageHeadProps } from './PageHead.tsx'
import { ProblemNotice } from './problems/ProblemNotice.tsx'

export interface LoadedPageProps<Thing> {
  readonly query: UseQueryResult<Thing>
  /** The page's title if its thing can't be loaded. */
  readonly title: string
  readonly back: PageHeadProps['back']
  children(thing: Thing): ReactNode
}

/** The page of one thing: a skeleton while it loads, or what went wrong. */
export function LoadedPage<Thing>({ query, title, back, children }: LoadedPageProps<Thing>) {
  const { t } = useWords()
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error)
    return (
      <>
        <PageHead title={title} {...(back && { back })} />
        <ProblemNotice error={error} retry={refetch} />
      </>
    )
  return (
    <Stack role="status" aria-busy aria-label={t.loading}>
      <Skeleton h={40} w={240} />
      <Skeleton h={320} />
    </Stack>
  )
}
