import type { Editor } from '@tiptap/react'
import type { IconName } from './icons.tsx'
import { HEADINGS } from './schema.ts'

/** A button of the toolbar. */
export interface Tool {
  readonly name: Exclude<IconName, 'link'>
  /** The node or mark that it switches on and off. */
  readonly switches?: string
  /** The key to press with Ctrl or ⌘. */
  readonly key?: string
  run(editor: Editor): boolean
  /** Whether it can't do anything right now. */
  isIdle?(editor: Editor): boolean
}

const at = (editor: Editor) => editor.chain().focus()

/** The toolbar's buttons before the link. */
export const FORMATS: readonly Tool[] = [
  { name: 'bold', switches: 'bold', key: 'B', run: (editor) => at(editor).toggleBold().run() },
  { name: 'italic', switches: 'italic', key: 'I', run: (editor) => at(editor).toggleItalic().run() },
  { name: 'underline', switches: 'underline', key: 'U', run: (editor) => at(editor).toggleUnderline().run() },
  { name: 'strike', switches: 'strike', run: (editor) => at(editor).toggleStrike().run() },
  { name: 'bullets', switches: 'bulletList', run: (editor) => at(editor).toggleBulletList().run() },
  { name: 'numbers', switches: 'orderedList', run: (editor) => at(editor).toggleOrderedList().run() },
  {
    ...{ name: 'outdent', key: '[' },
    run: (editor) => at(editor).liftListItem('listItem').run(),
    isIdle: (editor) => !editor.can().liftListItem('listItem'),
  },
  {
    ...{ name: 'indent', key: ']' },
    run: (editor) => at(editor).sinkListItem('listItem').run(),
    isIdle: (editor) => !editor.can().sinkListItem('listItem'),
  },
  { name: 'quote', switches: 'blockquote', run: (editor) => at(editor).toggleBlockquote().run() },
]

/** The toolbar's buttons after the link. */
export const EDITS: readonly Tool[] = [
  { name: 'clear', run: (editor) => at(editor).clearNodes().unsetAllMarks().run() },
  {
    ...{ name: 'undo', key: 'Z' },
    run: (editor) => at(editor).undo().run(),
    isIdle: (editor) => !editor.can().undo(),
  },
  {
    ...{ name: 'redo', key: 'Shift+Z' },
    run: (editor) => at(editor).redo().run(),
    isIdle: (editor) => !editor.can().redo(),
  },
]

/** The style of the line with the cursor: `paragraph`, `code`, or the level of a heading as text. */
export const styleOf = (editor: Editor): string => {
  if (editor.isActive('codeBlock')) return 'code'
  return editor.isActive('heading') ? String(editor.getAttributes('heading').level) : 'paragraph'
}

/** Gives the selected lines another style. */
export const setStyle = (editor: Editor, style: string): boolean => {
  const level = HEADINGS.find((each) => String(each) === style)
  return level === undefined ? at(editor).setParagraph().run() : at(editor).setHeading({ level }).run()
}
