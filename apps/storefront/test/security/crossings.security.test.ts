import { freePort, openDemoShop, sizesOf } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FormVisitor, formVisitor } from '../form-visitor.ts'
import { openStorefront } from '../open/open-storefront.ts'
import { openLeakingStorefront } from './leaking-storefront.ts'

const SIZES = sizesOf('SECURITY', { renders: 96, timeout: 120_000 }, { renders: 10_000, timeout: 3_600_000 })

/** Pages of the shop with the bug in it. */
const CONTROL = 48

/** How many pages are rendered at a time, alternating between people. */
const AT_ONCE = 24

const PAGES = ['/cart', '/', '/products/moon-jar', '/collections/ceramics', '/account', '/account.data']

/** A person with a session, and data that is on all their pages and may be on no other. */
interface Person {
  visitor: FormVisitor
  signs: readonly string[]
}

let port: number
let platform: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  port = await freePort()
  platform = await openDemoShop({ environment: { STOREFRONT_URL: `http://localhost:${port}` } })
  const owner = await platform.owner()
  const signOnPolicy = { requireEmailVerification: false, requireOwnerApproval: false }
  await owner.send('PATCH', '/iam/signon/v1/sign-on-policies', JSON.stringify({ signOnPolicy }))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

/** Registers at the shop and adds something to the cart. */
async function personIn(url: string, name: string): Promise<Person> {
  const visitor = formVisitor(url)
  const member = { email: `${name.toLowerCase()}@example.com`, password: 'four quiet grey herons' }
  await visitor.send('/register', { ...member, firstName: name, returnTo: '/account' })
  await visitor.send('/products/column', { quantity: '1' })
  const { html } = await visitor.open('/cart')
  const [, line = 'no line'] = /name="line" value="([\da-f-]{36})"/.exec(html) ?? []
  return { visitor, signs: [name, line] }
}

/** The same person at another address of the shop. */
function personAt(url: string, { visitor, signs }: Person): Person {
  const there = formVisitor(url)
  there.keep('vitrine_session', visitor.cookie('vitrine_session') ?? '')
  return { visitor: there, signs }
}

/**
 * Opens pages for everyone in turns, many at a time, and counts those with someone else's data or without
 * their own.
 */
async function look(people: readonly Person[], renders: number) {
  const counts = { rendered: 0, crossed: 0, notOwn: 0 }
  const open = async (turn: number) => {
    const person = people[turn % people.length]
    const path = PAGES[Math.floor(turn / people.length) % PAGES.length] ?? '/'
    const { html, status } = (await person?.visitor.open(path)) ?? { html: '', status: 0 }
    const isIn = (sign: string) => html.includes(sign)
    const others = people.filter((other) => other !== person)
    counts.rendered += 1
    if (others.some(({ signs }) => signs.some(isIn))) counts.crossed += 1
    if (status >= 400 || !person?.signs.every(isIn)) counts.notOwn += 1
  }
  for (let turn = 0; turn < renders; turn += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, renders - turn) }, (_, place) => open(turn + place)),
    )
  return counts
}

describe(`two people in one process of the shop, ${SIZES.renders} pages in turns`, () => {
  it(
    'see nothing of each other, and no one sees anything of them; a shared client would be detected',
    async () => {
      const asInProduction = { MODE: 'production', KEEP_CATALOG_SECONDS: '3' }
      await using shop = await openStorefront(platform, port, asInProduction)
      const people = [await personIn(shop.url, 'Quintessa'), await personIn(shop.url, 'Bartholomew')]
      for (const { signs } of people) expect(signs[1]).toHaveLength(36)
      const nobody = { visitor: formVisitor(shop.url), signs: [] }
      const counts = await look([...people, nobody], SIZES.renders)
      expect(counts).toEqual({ rendered: SIZES.renders, crossed: 0, notOwn: 0 })

      await using leaking = await openLeakingStorefront(platform, asInProduction)
      const there = people.map((person) => personAt(leaking.url, person))
      const control = await look(there, CONTROL)
      console.log(counts, 'with a client that is shared:', control)
      expect(control.crossed).toBeGreaterThan(CONTROL / 4)
    },
    SIZES.timeout,
  )
})
