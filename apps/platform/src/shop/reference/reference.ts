import { GROUPS, groupOf, type OperationGroup } from '@vitrine/contract/groups'
import { type OpenApiDocument, openApi } from '@vitrine/contract/openapi'
import { RULES, type Rule } from '@vitrine/contract/rules'
import type { Example, Examples } from './example.ts'
import examples from './examples.json' with { type: 'json' }

/** A call as the reference shows it. */
export interface Entry {
  readonly rule: Rule
  readonly group: OperationGroup
  readonly example: Example | undefined
  /** The address on the platform, with `{name}` for parameters. */
  readonly path: string
  /** Queries are shown as POST, whose body people can read. */
  readonly method: string
  /** Its part of the OpenAPI document. */
  readonly described: Readonly<Record<string, unknown>>
  /** Whether the platform answers it. */
  readonly isBuilt: boolean
}

/** Everything the reference knows. */
export interface Reference {
  readonly document: OpenApiDocument
  readonly entries: ReadonlyMap<string, Entry>
  readonly groups: readonly { readonly group: OperationGroup; readonly entries: readonly Entry[] }[]
}

const EXAMPLES: Examples = examples as Examples // the test that writes the file checks its shape

/**
 * Gathers the reference from the contract's declarations and the recorded examples.
 *
 * @param later - names of the calls that aren't answered yet
 */
export const gatherReference = (url: string, later: readonly string[]): Reference => {
  const document = openApi({ url, version: '0.1.0', examples: EXAMPLES })
  const all = RULES.map((rule) => entryOf(rule, document, !later.includes(rule.operation.name)))
  const groups = GROUPS.map((group) => ({
    group,
    entries: all.filter((entry) => entry.group === group),
  }))
  return { document, entries: new Map(all.map((entry) => [entry.rule.operation.name, entry])), groups }
}

const entryOf = (rule: Rule, document: OpenApiDocument, isBuilt: boolean): Entry => {
  const { name, service, path: bare, method: declared, query } = rule.operation
  const path = (service.bases.public[0] ?? '') + bare.replace(/:([\w.]+)/g, '{$1}')
  const method = query ? 'POST' : declared
  const described = document.paths[path]?.[method.toLowerCase()] ?? {}
  return { rule, group: groupOf(rule.operation), example: EXAMPLES[name], path, method, described, isBuilt }
}
