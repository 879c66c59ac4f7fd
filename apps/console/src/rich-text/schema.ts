import { Extension, type Extensions, getSchema, Mark, textblockTypeInputRule } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from './link-address.ts'

/** The headings that are offered; the page's own title is the first level. */
export const HEADINGS = [2, 3, 4] as const
const raised = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** Keys of our own: Tab leaves the editor, so that lists are indented with brackets. */
const Keys = Extension.create({
  name: 'keys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    }
  },
  addInputRules() {
    const { heading } = this.editor.schema.nodes
    if (!heading) return []
    return HEADINGS.map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^#{${level}}\\s$`),
        type: heading,
        getAttributes: { level },
      }),
    )
  },
})

/** What a description can be made of. The platform's sanitizer keeps all of it. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isLinkAddress,
    },
  }),
  raised('subscript', 'sub'),
  raised('superscript', 'sup'),
  Keys,
]

/** The extensions whose typing shortcuts are on; headings have ours, which never make a second page title. */
export const INPUT_RULES = [
  ...['keys', 'bold', 'italic', 'strike', 'code', 'bulletList', 'orderedList', 'blockquote'],
  'horizontalRule',
]

export const SCHEMA = getSchema(EXTENSIONS)
