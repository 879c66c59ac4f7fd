import { EVENTS } from '@vitrine/contract'
import { RULES } from '@vitrine/contract/rules'
import { expect, it } from 'vitest'
import { openDemoShop } from '../../testing/demo-shop.ts'
import { recordedEvents } from './recorded-events.fixtures.ts'
import { playStory } from './story.fixtures.ts'

/** A day after which nothing in the demo shop has changed. */
const NOON = Date.parse('2026-03-02T12:00:00.000Z')

// Write the file again with `vitest run -u` when a call or its answer changes.
it("shows real calls of the demo shop in the reference's examples", async () => {
  await using shop = await openDemoShop({ clock: { now: () => NOON } })
  const examples = await playStory(shop)
  const names = new Set(RULES.map(({ operation }) => operation.name))
  expect(Object.keys(examples).filter((name) => !names.has(name))).toEqual([])
  await expect(`${JSON.stringify(examples, null, 1)}\n`).toMatchFileSnapshot('./examples.json')
  const events = await recordedEvents(shop)
  expect(Object.keys(EVENTS).filter((name) => !(name in events))).toEqual([])
  await expect(`${JSON.stringify(events, null, 1)}\n`).toMatchFileSnapshot('./events.json')
})
