import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { openHtml, writeHtml } from './html.ts'
import { dropHtml, pasteHtml } from './paste.ts'
import classes from './rich-text.module.css'
import { EXTENSIONS, INPUT_RULES } from './schema.ts'
import { Toolbar } from './Toolbar.tsx'
import { useRichTextTexts } from './texts.ts'

export interface FormattedTextProps {
  readonly labelledBy: string
  /** HTML. */
  readonly value: string
  change(html: string): void
  editHtml(): void
}

/** Formatted text with its toolbar. Tab leaves it; Alt F10 goes to the toolbar. */
export function FormattedText({ labelledBy, value, change, editHtml }: FormattedTextProps) {
  const texts = useRichTextTexts()
  const toolbar = useRef<HTMLDivElement>(null)
  const written = useRef(value)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: openHtml(value).content.toJSON(),
    enableInputRules: INPUT_RULES,
    // The page's policy takes style sheets only from files.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
        ...{ class: classes.text ?? '', 'aria-description': texts.keys },
      },
      handleDOMEvents: {
        paste: pasteHtml,
        drop: dropHtml,
        keydown: (_view, event) => {
          if (event.altKey && event.key === 'F10') {
            event.preventDefault()
            toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
            return true
          }
          return event.key === 'Tab'
        },
      },
    },
    onUpdate: ({ editor: { state } }) => {
      written.current = writeHtml(state.doc)
      change(written.current)
    },
  })
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(openHtml(value).content.toJSON(), { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={classes.frame}>
      <Toolbar ref={toolbar} editor={editor} editHtml={editHtml} />
      <EditorContent editor={editor} />
    </div>
  )
}
