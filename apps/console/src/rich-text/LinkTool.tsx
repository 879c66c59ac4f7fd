import { ActionIcon, Button, Group, Popover, Stack, TextInput } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from './icons.tsx'
import { addressOf } from './link-address.ts'
import { useRichTextTexts } from './texts.ts'

/** Sets, changes or removes the link of the selected text. */
export function LinkTool({ editor, tabIndex }: { editor: Editor; tabIndex: 0 | -1 }) {
  const texts = useRichTextTexts()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const href = useEditorState({
    editor,
    selector: () => (editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : undefined),
  })

  const open = () => {
    setTyped(href ?? '')
    setIsWrong(false)
    setIsOpen(true)
  }
  const set = () => {
    const address = addressOf(typed)
    if (!address) return setIsWrong(true)
    setIsOpen(false)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === undefined && editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [linkTo(address)] }).run()
    else chain.setLink({ href: address }).run()
  }
  const remove = () => {
    setIsOpen(false)
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  // Enter would submit the product's form.
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Enter') return
    event.preventDefault()
    set()
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      trapFocus
      returnFocus
      withinPortal={false}
      position="bottom"
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          data-tool="link"
          tabIndex={tabIndex}
          variant={href === undefined ? 'subtle' : 'light'}
          color={href === undefined ? 'gray' : undefined}
          size={30}
          aria-label={texts.tools.link}
          title={texts.tools.link}
          aria-pressed={href !== undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={open}
        >
          <Icon name="link" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.tools.link}>
        <Stack gap="xs">
          <TextInput
            label={texts.address}
            value={typed}
            error={isWrong && texts.addressWrong}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={onKeyDown}
            data-autofocus
            w={280}
          />
          <Group gap="xs" justify="flex-end">
            {href !== undefined && (
              <Button size="xs" variant="default" onClick={remove}>
                {texts.removeLink}
              </Button>
            )}
            <Button size="xs" onClick={set}>
              {texts.setLink}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

const linkTo = (href: string) => ({ type: 'link', attrs: { href } })
