import { describe, expect, it } from 'vitest'
import { createBounded } from './bounded.ts'

describe('a bounded store', () => {
  it('drops unread values, oldest first', () => {
    const store = createBounded<number>(3)
    for (const [index, key] of ['a', 'b', 'c'].entries()) store.set(key, index)
    store.get('a')
    store.set('d', 3)
    expect(['a', 'b', 'c', 'd'].map((key) => store.get(key))).toEqual([0, undefined, 2, 3])
  })

  it('counts weights, and counts an overwritten value once', () => {
    const store = createBounded<string>(10)
    store.set('a', 'first', 6)
    store.set('a', 'second', 6)
    store.set('b', 'small', 4)
    expect([store.get('a'), store.get('b')]).toEqual(['second', 'small'])
  })

  it('keeps nothing larger than its limit', () => {
    const store = createBounded<number>(2)
    store.set('a', 1)
    store.set('huge', 2, 3)
    expect([store.get('a'), store.get('huge')]).toEqual([1, undefined])
  })

  it('makes room for new values even when every stored one was read', () => {
    const store = createBounded<number>(2)
    store.set('a', 1)
    store.set('b', 2)
    for (const key of ['a', 'b']) store.get(key)
    store.set('c', 3)
    expect(['a', 'b', 'c'].map((key) => store.get(key))).toEqual([undefined, 2, 3])
  })
})
