import { describe, expect, it } from 'vitest'
import { type CursorQuery, createCursorQuery } from './cursor-query.ts'

const letters = [...'abcdefg']

/** A list with two items a page, whose cursors are places. */
const list = (asked: CursorQuery[] = []) =>
  createCursorQuery<string, { _id: string; price: number }, '_id'>(async (query) => {
    asked.push(query)
    const at = Number(query.cursorPaging.cursor ?? 0)
    const { limit } = query.cursorPaging
    return {
      items: letters.slice(at, at + limit),
      pagingMetadata: {
        cursors: {
          ...(at + limit < letters.length && { next: String(at + limit) }),
          ...(at > 0 && { prev: String(at - limit) }),
        },
      },
    }
  })

describe('a query with cursors', () => {
  it('sends its conditions once, and only the cursor after that', async () => {
    const asked: CursorQuery[] = []
    const first = await list(asked).eq('_id', 'x').gt('price', 3).descending('_id').limit(2).find()
    expect([first.items, first.hasPrev(), first.hasNext()]).toEqual([['a', 'b'], false, true])
    const next = await first.next()
    expect([next.items, next.hasPrev()]).toEqual([['c', 'd'], true])
    expect((await next.prev()).items).toEqual(['a', 'b'])
    expect(asked).toEqual([
      {
        filter: { $and: [{ _id: 'x' }, { price: { $gt: 3 } }] },
        sort: [{ fieldName: '_id', order: 'DESC' }],
        cursorPaging: { limit: 2 },
      },
      { cursorPaging: { limit: 2, cursor: '2' } },
      { cursorPaging: { limit: 2, cursor: '0' } },
    ])
  })

  it('continues at a cursor, goes through all pages, and ends', async () => {
    const page = await list().limit(2).skipTo('6').find()
    expect(page.items).toEqual(['g'])
    await expect(page.next()).rejects.toThrow('No next page to fetch')
    const seen: string[] = []
    for await (const item of list().limit(3)) seen.push(item)
    expect(seen).toEqual(letters)
  })
})
