import { PLACING_ERRORS } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'

describe('the words for an order that cannot be placed', () => {
  it.each(Object.entries({ de, en }))('name every reason in %s', (_language, { errors }) => {
    expect(PLACING_ERRORS.filter((code) => errors[code] === undefined)).toEqual([])
  })
})
