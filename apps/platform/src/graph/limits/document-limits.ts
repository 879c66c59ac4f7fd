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
} from 'graphql'
import { refuseDocument } from '../graph-errors.ts'
import { CALL_COST, type Cost, isList, LIST_MEMBERS, pageSizeOf } from './cost.ts'
import { assertMost } from './graph-limits.ts'

/** What a selection adds up to with its fragments in their places. */
interface Extent {
  readonly depth: number
  readonly fields: number
  readonly cost: Cost
  /** How often each name is answered at this level; twice as much if it has fields of its own. */
  readonly names: ReadonlyMap<string, number>
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

/** Counts what single tokens don't show; `assertSize` has counted the rest. */
const assertCounts = ({ definitions }: DocumentNode): void => {
  let [operations, fragments, variables, fields] = [0, 0, 0, 0]
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      assertMost(++operations, 'operations')
      variables += definition.variableDefinitions?.length ?? 0
      assertMost(variables, 'variables')
    } else if (definition.kind === Kind.FRAGMENT_DEFINITION) assertMost(++fragments, 'fragments')
    if ('selectionSet' in definition) fields += fieldsIn(definition.selectionSet)
    assertMost(fields, 'fields')
  }
}

const fieldsIn = (set: SelectionSetNode | undefined): number => {
  let count = 0
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) count += 1
    if (selection.kind !== Kind.FRAGMENT_SPREAD) count += fieldsIn(selection.selectionSet)
  }
  return count
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
    const { names } = NOTHING
    const fields = 1 + below.fields
    if (INTROSPECTION.includes(name)) return { ...NOTHING, fields }
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
    const names = new Map<string, number>()
    const note = (name: string, count: number) => names.set(name, (names.get(name) ?? 0) + count)
    const parts = selections.map((selection) => {
      if (selection.kind === Kind.FIELD) {
        // To merge fields, GraphQL compares each pair of them, with everything below.
        note(selection.alias?.value ?? selection.name.value, selection.selectionSet ? 2 : 1)
        return ofField(selection, type)
      }
      const part =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : measure(selection.selectionSet, type)
      for (const [name, count] of part.names) note(name, count)
      return part
    })
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
