import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { refuseDocument } from '../graph-errors.ts'
import { CALL_COST, type Cost, isList, LIST_MEMBERS, pageSizeOf } from './cost.ts'
import { GRAPH_LIMITS } from './graph-limits.ts'

/** What a selection adds up to with its fragments in their places. */
interface Extent {
  readonly depth: number
  readonly fields: number
  readonly cost: Cost
  /** How often each name is answered at this level; twice as much if it has fields of its own. */
  readonly names: ReadonlyMap<string, number>
}

type Limit = keyof typeof GRAPH_LIMITS

const exceeded = (limit: Limit, what: string) =>
  refuseDocument('GRAPHQL_LIMIT_EXCEEDED', `The document has more than ${GRAPH_LIMITS[limit]} ${what}.`)

const assertMost = (count: number, limit: Limit, what: string): void => {
  if (count > GRAPH_LIMITS[limit]) throw exceeded(limit, what)
}

/**
 * Checks how much a document asks for, in time that grows with its text only: fragments are measured once,
 * however often they are used.
 *
 * @returns the cost of each operation by its name, for given variables
 * @throws {DocumentRefused}
 */
export const measureDocument = (schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, Cost> => {
  assertCounts(document)
  const fragments = new Map<string, FragmentDefinitionNode>()
  const operations: OperationDefinitionNode[] = []
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
  }
  const measure = createMeasure(schema, fragments)
  return new Map(
    operations.map((operation) => {
      const { depth, fields, cost, names } = measure(
        operation.selectionSet,
        schema.getRootType(operation.operation),
      )
      const kind = operation.operation === 'mutation' ? 'mutations' : 'queries'
      assertMost(names.size, kind, `${kind} in one operation`)
      assertMost(depth, 'depth', 'levels of fields')
      assertMost(fields, 'fields', 'fields')
      return [operation.name?.value ?? '', cost] as const
    }),
  )
}

/** What is counted anywhere in the text of a document. */
const COUNTED: Readonly<Partial<Record<Kind, Limit>>> = {
  OperationDefinition: 'operations',
  FragmentDefinition: 'fragments',
  FragmentSpread: 'spreads',
  InlineFragment: 'spreads',
  Directive: 'directives',
  VariableDefinition: 'variables',
  Field: 'fields',
}

const assertCounts = (document: DocumentNode): void => {
  const counts = new Map<Limit, number>()
  const count = (limit: Limit | undefined): void => {
    if (!limit) return
    const sum = (counts.get(limit) ?? 0) + 1
    assertMost(sum, limit, limit)
    counts.set(limit, sum)
  }
  visit(document, {
    enter: (node) => {
      count(COUNTED[node.kind])
      if (node.kind === Kind.FIELD && node.alias) count('aliases')
    },
  })
}

const NOTHING: Extent = { depth: 0, fields: 0, cost: () => 0, names: new Map() }

/** Fields that describe the schema. Tools ask for them in development, deeper than anything else nests. */
const INTROSPECTION = ['__schema', '__type']

const createMeasure = (schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>) => {
  const measured = new Map<string, Extent>()
  const open = new Set<string>()

  const ofFragment = (name: string): Extent => {
    const fragment = fragments.get(name)
    if (!fragment) return NOTHING // validation reports it
    if (open.has(name)) throw refuseDocument('GRAPHQL_VALIDATION_FAILED', `Fragment ${name} contains itself.`)
    const known = measured.get(name)
    if (known) return known
    open.add(name)
    const type = schema.getType(fragment.typeCondition.name.value)
    const extent = measure(fragment.selectionSet, isObjectType(type) ? type : undefined)
    open.delete(name)
    measured.set(name, extent)
    return extent
  }

  const ofField = (node: FieldNode, type: GraphQLObjectType | undefined | null): Extent => {
    const name = node.name.value
    const field = type?.getFields()[name]
    const inner = field && getNamedType(field.type)
    const below = node.selectionSet
      ? measure(node.selectionSet, isObjectType(inner) ? inner : undefined)
      : NOTHING
    // To merge fields, GraphQL compares each pair of them, with everything below.
    const names = new Map([[node.alias?.value ?? name, node.selectionSet ? 2 : 1]])
    const fields = 1 + below.fields
    if (INTROSPECTION.includes(name)) return { ...NOTHING, fields, names }
    const size = field && pageSizeOf(field, node.arguments)
    const isCall = size !== undefined || type === schema.getQueryType() || type === schema.getMutationType()
    const own = 1 + (isCall ? CALL_COST : 0)
    const cost: Cost =
      field && isList(field)
        ? (variables, page) => own + (size?.(variables) ?? page ?? LIST_MEMBERS) * below.cost(variables)
        : (variables) => own + below.cost(variables, size?.(variables))
    return { depth: 1 + below.depth, fields, cost, names }
  }

  const measure = ({ selections }: SelectionSetNode, type: GraphQLObjectType | undefined | null): Extent => {
    const parts = selections.map((selection) => {
      if (selection.kind === Kind.FIELD) return ofField(selection, type)
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value)
      return measure(selection.selectionSet, type)
    })
    const names = new Map<string, number>()
    for (const [name, count] of parts.flatMap((part) => [...part.names]))
      names.set(name, (names.get(name) ?? 0) + count)
    for (const [name, count] of names) assertMost(count, 'repeats', `times ${name} in one place`)
    const fields = parts.reduce((sum, part) => sum + part.fields, 0)
    assertMost(fields, 'fields', 'fields')
    return {
      depth: Math.max(...parts.map(({ depth }) => depth)),
      fields,
      cost: (variables, page) => parts.reduce((sum, { cost }) => sum + cost(variables, page), 0),
      names,
    }
  }
  return measure
}
