import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MERCHANTS } from './documents/merchants.runs.ts'
import { OWN_SHOPS } from './documents/own-shops.runs.ts'
import { closeDocuments, openDocuments, pages } from './documents/run-page.ts'
import { SHOPPERS } from './documents/shoppers.runs.ts'

const RUNS = { ...SHOPPERS, ...MERCHANTS, ...OWN_SHOPS }

beforeAll(openDocuments)
afterAll(closeDocuments)

describe('the programs of a page run unchanged:', () => {
  it.each(Object.entries(RUNS).map(([page, { far, work }]) => ({ page, far, work })))(
    '$page, $far',
    ({ page, work }) => work(page),
  )

  it('every existing page', () => {
    expect(Object.keys(RUNS).sort()).toEqual(pages.sort())
  })
})
