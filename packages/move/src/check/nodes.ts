import { parse } from '@babel/parser'
import type { ScriptPart } from './script-parts.ts'

/** A node of a syntax tree: only its kind is certain. */
export interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Returns a field that is a node. */
export const nodeIn = (node: SyntaxNode, field: string): SyntaxNode | undefined => {
  const held = node[field]
  return isNode(held) ? held : undefined
}

/** Returns the nodes of a field that is a list. */
export const nodesIn = (node: SyntaxNode, field: string): SyntaxNode[] => {
  const held = node[field]
  return Array.isArray(held) ? held.filter(isNode) : []
}

/** Returns the text of a name or of a text literal. */
export const textOf = (node: SyntaxNode | undefined): string | undefined => {
  if (node?.type === 'Identifier' && typeof node.name === 'string') return node.name
  if (node?.type === 'StringLiteral' && typeof node.value === 'string') return node.value
  return undefined
}

/** Returns the line a node starts at. */
export const lineOf = ({ loc }: SyntaxNode): number =>
  typeof loc === 'object' &&
  loc !== null &&
  'start' in loc &&
  typeof loc.start === 'object' &&
  loc.start !== null &&
  'line' in loc.start
    ? Number(loc.start.line)
    : 0

/** Calls back with every node below one, parents first. */
export const walk = (node: SyntaxNode, visit: (node: SyntaxNode) => void): void => {
  visit(node)
  for (const [field, held] of Object.entries(node)) {
    if (field === 'loc' || field.endsWith('Comments')) continue
    for (const child of Array.isArray(held) ? held : [held]) if (isNode(child)) walk(child, visit)
  }
}

/**
 * Parses JavaScript or TypeScript, with or without JSX; undefined if it can't be read.
 * @param file - its ending says whether `<T>x` is a cast
 */
export const parseScript = (file: string, { code }: ScriptPart): SyntaxNode | undefined => {
  const isPlainTypeScript = /\.[mc]?ts$/.test(file)
  try {
    const tree: unknown = parse(code, {
      sourceType: 'unambiguous',
      errorRecovery: true,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      plugins: ['typescript', 'decorators', ...(isPlainTypeScript ? [] : ['jsx' as const])],
    }).program
    return isNode(tree) ? tree : undefined
  } catch {
    return undefined
  }
}
