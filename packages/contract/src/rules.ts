import { cartRules } from './cart/cart.rules.ts'
import { catalogRules } from './catalog/catalog.rules.ts'
import { catalogWriteRules } from './catalog/catalog-write.rules.ts'
import { graphqlRules } from './graphql/graphql.rules.ts'
import { identityRules } from './identity/identity.rules.ts'
import type { Operation } from './operation.ts'
import { redirectsRules } from './redirects/redirects.rules.ts'
import type { Rule } from './rule.ts'
import { tokensRules } from './tokens/tokens.rules.ts'

/** The rules of every operation of the wire. */
export const RULES: readonly Rule[] = [
  ...cartRules,
  ...redirectsRules,
  ...catalogRules,
  ...catalogWriteRules,
  ...identityRules,
  ...tokensRules,
  ...graphqlRules,
]

const byOperation = new Map<Operation, Rule>(RULES.map((rule) => [rule.operation, rule]))

/** Looks the rules of an operation up; an operation without rules is a mistake of the contract. */
export const ruleOf = (operation: Operation): Rule => {
  const rule = byOperation.get(operation)
  if (!rule) throw new Error(`The contract has no rules for ${operation.name}`)
  return rule
}
export type { Access, Rule } from './rule.ts'
