import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import type { Ref } from 'react'
import { Icon } from './icons.tsx'
import { LinkTool } from './LinkTool.tsx'
import classes from './rich-text.module.css'
import { useRichTextTexts } from './texts.ts'
import { EDITS, FORMATS, setStyle, styleOf, type Tool } from './tools.ts'
import { useRoving } from './use-roving.ts'

const TOOLS = [...FORMATS, ...EDITS]
const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Meta' : 'Control'

export interface ToolbarProps {
  readonly ref: Ref<HTMLDivElement>
  readonly editor: Editor
  editHtml(): void
}

/** The toolbar of formatted text: one stop for Tab, with arrow keys between its tools. */
export function Toolbar({ ref, editor, editHtml }: ToolbarProps) {
  const texts = useRichTextTexts()
  const { tabIndexOf, rowProps } = useRoving('style')
  const { on, idle, style } = useEditorState({
    editor,
    selector: () => ({
      on: TOOLS.filter(({ switches }) => switches && editor.isActive(switches)).map(({ name }) => name),
      idle: TOOLS.filter(({ isIdle }) => isIdle?.(editor)).map(({ name }) => name),
      style: styleOf(editor),
    }),
  })
  const styles = { ...texts.styles, ...(style in texts.styles ? {} : { [style]: texts.otherStyle(style) }) }
  const button = (tool: Tool) => {
    const isIdle = idle.includes(tool.name)
    return (
      <ActionIcon
        key={tool.name}
        data-tool={tool.name}
        tabIndex={tabIndexOf(tool.name)}
        variant={on.includes(tool.name) ? 'light' : 'subtle'}
        color={on.includes(tool.name) ? undefined : 'gray'}
        size={30}
        aria-label={texts.tools[tool.name]}
        title={texts.tools[tool.name]}
        aria-keyshortcuts={tool.key && `${MODIFIER}+${tool.key}`}
        aria-pressed={tool.switches ? on.includes(tool.name) : undefined}
        aria-disabled={isIdle || undefined}
        data-disabled={isIdle || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!isIdle) tool.run(editor)
        }}
      >
        <Icon name={tool.name} />
      </ActionIcon>
    )
  }
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={texts.toolbar}
      className={classes.toolbar}
      onFocus={rowProps.onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus()
        else rowProps.onKeyDown(event)
      }}
    >
      <NativeSelect
        data-tool="style"
        tabIndex={tabIndexOf('style')}
        size="xs"
        aria-label={texts.style}
        value={style}
        onChange={({ currentTarget }) => setStyle(editor, currentTarget.value)}
        data={Object.entries(styles).map(([value, label]) => ({ value, label }))}
      />
      {FORMATS.map(button)}
      <LinkTool editor={editor} tabIndex={tabIndexOf('link')} />
      {EDITS.map(button)}
      <Button
        data-tool="html"
        tabIndex={tabIndexOf('html')}
        variant="subtle"
        color="gray"
        size="compact-xs"
        className={classes.end}
        onClick={editHtml}
      >
        {texts.html}
      </Button>
    </div>
  )
}
