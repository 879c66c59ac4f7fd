import { QueryClient } from '@tanstack/react-query'

/** Answers count as fresh this long, so going back to a list shows it at once. */
const FRESH_MS = 15_000

/** The client already repeats what failed for a moment, so nothing is repeated here. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
