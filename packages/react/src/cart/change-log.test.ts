import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartData } from './cart-data.ts'
import { lineKey, productReference, referenceKey } from './cart-data.ts'
import * as logs from './change-log.ts'
import { shownCart } from './shown-cart.ts'

const ITEMS = ['cup', 'jug', 'bowl'].map((name) => productReference(name))
const KEYS = ITEMS.map(referenceKey)

/** The model of a cart: quantities by item, and the coupon. */
interface Content {
  pieces: Record<string, number>
  coupon: string | null
}

/** Applies a change the way the shop does. */
const carriedOut = ({ pieces, coupon }: Content, lane: string, change: logs.Change): Content => {
  const { [lane]: before = 0, ...others } = pieces
  switch (change.kind) {
    case 'coupon':
      return { pieces, coupon: change.code }
    case 'add':
      return { pieces: { ...pieces, [lane]: before + change.item.quantity }, coupon }
    case 'quantity':
      return { pieces: before ? { ...pieces, [lane]: change.quantity } : pieces, coupon }
    case 'remove':
      return { pieces: others, coupon }
  }
}

const cartOf = ({ pieces, coupon }: Content): CartData => ({
  lineItems: ITEMS.flatMap((catalogReference) => {
    const key = referenceKey(catalogReference)
    return pieces[key] ? [{ _id: `id of ${key}`, catalogReference, quantity: pieces[key] }] : []
  }),
  appliedDiscounts: coupon ? [{ coupon: { _id: 'c', code: coupon } }] : [],
})

const shown = (log: logs.ChangeLog): Content => {
  const { lines, coupon } = shownCart(log)
  return {
    pieces: Object.fromEntries(lines.map((line) => [lineKey(line), line.quantity])),
    coupon: coupon ?? null,
  }
}

interface Call {
  id: number
  lane: string
  change: logs.Change
  outcome?: CartData | 'refused'
}

/** A visitor, a network with arbitrary delays, and a shop. */
class World {
  log: logs.ChangeLog
  shop: Content
  /** The visitor's changes, applied at once. */
  wanted: Content
  calls: Call[] = []
  reads: { reading: logs.Reading; found?: CartData }[] = []
  counts = { calls: 0, reads: 0, carriedOut: 0, answered: 0 }
  touched = new Set<string>()

  constructor(pieces: Record<string, number>) {
    this.shop = { pieces, coupon: null }
    this.wanted = this.shop
    this.log = logs.emptyLog(cartOf(this.shop))
  }
  does(lane: string, change: logs.Change) {
    this.wanted = carriedOut(this.wanted, lane, change)
    this.log = logs.record(this.log, lane, change)
  }
  sends(pick: number) {
    const entry = chosen(logs.sendable(this.log), pick)
    if (!entry) return
    this.log = logs.sent(this.log, entry.id)
    this.calls.push({ id: entry.id, lane: entry.lane, change: entry.change })
    this.counts.calls++
  }
  shopHandles(pick: number, refuses = false) {
    const call = chosen(
      this.calls.filter(({ outcome }) => !outcome),
      pick,
    )
    if (!call) return
    if (refuses) {
      call.outcome = 'refused'
      this.touched.add(call.lane)
      return
    }
    this.shop = carriedOut(this.shop, call.lane, call.change)
    this.counts.carriedOut++
    call.outcome = cartOf(this.shop)
  }
  answers(pick: number) {
    const call = chosen(
      this.calls.filter(({ outcome }) => outcome),
      pick,
    )
    if (!call?.outcome) return
    this.calls = this.calls.filter((each) => each !== call)
    if (call.outcome === 'refused') this.log = logs.failed(this.log, call.id)
    else {
      this.log = logs.answered(this.log, call.id, call.outcome)
      this.counts.answered++
    }
  }
  beginsReading(isForced: boolean) {
    if (this.reads.length > 0 || (!isForced && !logs.needsReading(this.log))) return
    const [log, reading] = logs.beganReading(this.log)
    this.log = log
    this.reads.push({ reading })
    this.counts.reads++
  }
  shopIsRead(pick: number) {
    const read = chosen(
      this.reads.filter(({ found }) => !found),
      pick,
    )
    if (read) read.found = cartOf(this.shop)
  }
  endsReading(pick: number) {
    const read = chosen(
      this.reads.filter(({ found }) => found),
      pick,
    )
    if (!read?.found) return
    this.reads = this.reads.filter((each) => each !== read)
    this.log = logs.finishedReading(this.log, read.reading, read.found)
  }
  /** Runs until nothing is in flight. */
  comesToRest() {
    for (let rounds = 0; rounds < 500; rounds++) {
      this.sends(0)
      this.shopHandles(0)
      this.answers(0)
      this.shopIsRead(0)
      this.endsReading(0)
      this.beginsReading(false)
      if (this.calls.length + this.reads.length + this.log.pending.length === 0 && !this.log.isDoubtful)
        return
    }
    throw new Error('It never settles')
  }
}

const chosen = <T>(all: readonly T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)]

const change = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('add' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('quantity' as const),
      quantity: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('coupon' as const),
      code: fc.constantFrom('SPRING', 'MAY', null),
    }),
  },
)
const step = fc.record({
  what: fc.constantFrom(
    ...(['does', 'orders', 'orders', 'orders', 'orders', 'sends', 'handles', 'handles', 'handles'] as const),
    ...(['answers', 'answers', 'reads', 'isRead', 'endsReading', 'disturbs', 'refuses'] as const),
  ),
  pick: fc.nat(6),
  change,
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const doing = (world: World, { pick, change }: Step) => {
  const place = pick % ITEMS.length
  const [item, lane = ''] = [ITEMS[place], KEYS[place]]
  if (!item) return
  if (change.kind === 'coupon') world.does(logs.COUPON, change)
  else if (change.kind === 'add')
    world.does(lane, { kind: 'add', item: { catalogReference: item, quantity: change.quantity } })
  else world.does(lane, change)
}

const take = (world: World, step: Step) => {
  const { what, pick } = step
  if (what === 'does') doing(world, step)
  if (what === 'orders') {
    doing(world, step)
    world.sends(pick)
  }
  if (what === 'sends') world.sends(pick)
  if (what === 'handles') world.shopHandles(pick)
  if (what === 'answers') world.answers(pick)
  if (what === 'reads') world.beginsReading(pick % 2 === 0)
  if (what === 'isRead') world.shopIsRead(pick)
  if (what === 'endsReading') world.endsReading(pick)
}

const runs = { numRuns: Number(process.env.REACT_RUNS ?? 600) }
const steps = fc.array(step, { minLength: 5, maxLength: 60 })

describe('a log of changes', () => {
  it('always shows what the visitor did, for any order of answers', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const world = new World({ [`${KEYS[0]}`]: 2 })
        for (const each of taken) {
          take(world, each)
          expect(shown(world.log)).toEqual(world.wanted)
        }
        world.comesToRest()
        expect(shown(world.log)).toEqual(world.wanted)
        expect(world.shop).toEqual(world.wanted)
      }),
      runs,
    )
  })

  it("ends in the shop's state, despite refusals and other tabs, and sends no change twice", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const world = new World({ [`${KEYS[0]}`]: 2 })
        for (const each of taken) {
          take(world, each)
          if (each.what === 'refuses') world.shopHandles(each.pick, true)
          if (each.what === 'disturbs') {
            const lane = `${KEYS[each.pick % KEYS.length]}`
            world.shop = carriedOut(world.shop, lane, { kind: 'remove' })
            world.log = logs.doubted(world.log)
          }
        }
        world.comesToRest()
        expect(shown(world.log)).toEqual(world.shop)
        expect(world.counts.carriedOut).toBe(world.counts.answered)
      }),
      runs,
    )
  })

  it('undoes only the refused change', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const world = new World({ [`${KEYS[0]}`]: 2 })
        for (const each of taken) {
          take(world, each)
          if (each.what === 'refuses') world.shopHandles(each.pick, true)
          for (const key of KEYS.filter((lane) => !world.touched.has(lane)))
            expect(shown(world.log).pieces[key]).toBe(world.wanted.pieces[key])
        }
      }),
      runs,
    )
  })

  it('merges rapid changes into one, and needs one read after several', () => {
    const world = new World({ [`${KEYS[0]}`]: 2, [`${KEYS[1]}`]: 1 })
    for (let quantity = 3; quantity < 40; quantity++)
      for (const key of KEYS.slice(0, 2)) world.does(key, { kind: 'quantity', quantity })
    world.sends(0)
    world.sends(0)
    world.comesToRest()
    expect(world.counts).toMatchObject({ calls: 2, reads: 1 })
    expect(world.shop.pieces).toEqual({ [`${KEYS[0]}`]: 39, [`${KEYS[1]}`]: 39 })
  })

  it('needs no read after a single change', () => {
    const world = new World({ [`${KEYS[0]}`]: 2 })
    world.does(`${KEYS[0]}`, { kind: 'quantity', quantity: 3 })
    world.comesToRest()
    expect(world.counts).toMatchObject({ calls: 1, reads: 0 })
  })

  it('sends nothing when a change is undone before it is sent', () => {
    const world = new World({ [`${KEYS[0]}`]: 2 })
    for (const quantity of [3, 4, 2]) world.does(`${KEYS[0]}`, { kind: 'quantity', quantity })
    const item = { catalogReference: productReference('vase'), quantity: 1 }
    world.does(referenceKey(item.catalogReference), { kind: 'add', item })
    world.does(referenceKey(item.catalogReference), { kind: 'remove' })
    expect(world.log.pending).toEqual([])
  })
})
