import type { LiveTopic } from '@vitrine/contract'
import { watchChanges } from '@vitrine/contract/operations'
import { type Rule, ruleOf } from '@vitrine/contract/rules'
import { type Actor, type KnownActor, principalOf } from '../../floor/callers/actor.ts'
import { assertAllowed } from '../../floor/callers/permission.ts'

/** Who may listen to a topic: anyone who may read its entities. */
const TERMS: Readonly<Record<LiveTopic, Pick<Rule, 'access' | 'scope'>>> = {
  CART: { access: 'visitor', scope: 'cart:write' },
  CATALOG: { access: 'visitor', scope: 'catalog:read' },
  INVENTORY: { access: 'merchant', scope: 'inventory:read' },
  ORDERS: { access: 'merchant', scope: 'orders:read' },
  MEMBERS: { access: 'merchant', scope: 'members:read' },
}

/**
 * Allows only topics that the caller may read about.
 *
 * @throws {Failure} UNAUTHENTICATED, PERMISSION_DENIED
 */
export const assertTopics = (actor: Actor, topics: readonly LiveTopic[]): void => {
  const rule = ruleOf(watchChanges)
  for (const topic of topics) assertAllowed(actor, { ...rule, ...TERMS[topic] })
}

/** The facts about a listener that decide what they hear. */
export interface Ears {
  readonly siteId: string
  readonly principal: string
  readonly topics: ReadonlySet<LiveTopic>
  /** Whether they hear about hidden products and collections too. */
  readonly isStaff: boolean
}

export const earsOf = (actor: KnownActor, topics: readonly LiveTopic[]): Ears => ({
  siteId: actor.siteId,
  principal: principalOf(actor),
  topics: new Set(topics),
  isStaff: actor.type === 'WIX_USER' || actor.type === 'APP',
})
