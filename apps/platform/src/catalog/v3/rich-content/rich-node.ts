/** A node of rich content: a block, or a text in one. */
export interface RichNode {
  readonly [field: string]: unknown
  readonly type: string
  readonly id: string
  readonly nodes: RichNode[]
}

/** How a text looks, or where it leads. */
export type Decoration = Readonly<Record<string, unknown>>

const DECORATIONS: Readonly<Record<string, Decoration>> = {
  b: { type: 'BOLD', fontWeightValue: 700 },
  strong: { type: 'BOLD', fontWeightValue: 700 },
  i: { type: 'ITALIC', italicData: true },
  em: { type: 'ITALIC', italicData: true },
  cite: { type: 'ITALIC', italicData: true },
  u: { type: 'UNDERLINE', underlineData: true },
  s: { type: 'STRIKETHROUGH', strikethroughData: true },
  sub: { type: 'SUBSCRIPT', subscriptData: true },
  sup: { type: 'SUPERSCRIPT', superscriptData: true },
}

/** The decoration that an inline element represents. */
export const decorationOf = (
  name: string,
  attributes: Readonly<Record<string, string>>,
): Decoration | undefined => {
  if (name !== 'a') return DECORATIONS[name]
  const { href, target } = attributes
  if (href === undefined) return undefined
  return { type: 'LINK', linkData: { link: { url: href, target: target ? 'BLANK' : 'SELF' } } }
}
