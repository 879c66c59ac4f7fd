import { Alert, Button, Input, Stack, Text, Textarea } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { FormattedText } from './FormattedText.tsx'
import { openHtml } from './html.ts'
import { useRichTextTexts } from './texts.ts'

export interface RichTextProps {
  readonly label: string
  /** HTML. */
  readonly value: string
  /** The most characters of HTML. */
  readonly maxLength: number
  change(html: string): void
}

/**
 * Edits HTML as formatted text. What that can't show is edited as HTML, so that nothing is lost unless someone
 * chooses it.
 */
export function RichText({ label, value, maxLength, change }: RichTextProps) {
  const { number } = useWords()
  const texts = useRichTextTexts()
  const id = useId()
  const [asksForHtml, setAsksForHtml] = useState(false)
  const [leavesOut, setLeavesOut] = useState<string>()
  // What the editor wrote itself, it can show.
  const [written, setWritten] = useState<string>()
  const opened = useMemo(() => (value === written ? undefined : openHtml(value)), [value, written])
  const isWhole = opened === undefined || opened.isWhole || leavesOut === value
  const error = value.length > maxLength ? texts.tooLong(number(value.length), number(maxLength)) : undefined

  if (isWhole && !asksForHtml)
    return (
      <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error}>
        <FormattedText
          labelledBy={id}
          value={value}
          change={(html) => {
            setWritten(html)
            change(html)
          }}
          editHtml={() => setAsksForHtml(true)}
        />
      </Input.Wrapper>
    )
  return (
    <Stack gap="xs">
      {!isWhole && (
        <Alert color="yellow" title={texts.partly}>
          <Text size="sm">{texts.partlyHint(opened.lost.map((name) => `<${name}>`).join(', '))}</Text>
        </Alert>
      )}
      <Textarea
        label={label}
        error={error}
        autosize
        minRows={6}
        maxRows={20}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        onClick={() => {
          if (!isWhole) setLeavesOut(value)
          setAsksForHtml(false)
        }}
      >
        {isWhole ? texts.formatted : texts.leaveOut}
      </Button>
    </Stack>
  )
}
