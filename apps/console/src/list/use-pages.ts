import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

/** A page of a list, and where the next one begins. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | undefined
}

/** Reads the page of a list that begins at a cursor; undefined for the first. */
export type ReadPage<Row> = (cursor: string | undefined) => Promise<Page<Row>>

/** A list that is read page by page. */
export interface Pages<Row> {
  readonly rows: readonly Row[]
  readonly isLoading: boolean
  /** Another list is being read, and these rows are of the one before. */
  readonly isStale: boolean
  readonly error: unknown
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  loadMore(): void
  retry(): void
}

/** A list that was left is kept this long, so that its place is there on return. */
const KEPT_MS = 30 * 60_000

/**
 * Reads a list page by page.
 * @param key - identifies the list; a new key reads another list
 */
export const usePages = <Row>(key: readonly unknown[], read: ReadPage<Row>): Pages<Row> => {
  const query = useInfiniteQuery<
    Page<Row>,
    Error,
    InfiniteData<Page<Row>>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: key,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  })
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    isLoading: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
