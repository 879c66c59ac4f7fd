import { ScrollArea, Text } from '@mantine/core'

/** Text written by programs, such as headers, with its label; collapsed at first. */
export function CodeBlock({ label, text, isFolded }: { label: string; text: string; isFolded?: boolean }) {
  return (
    <details open={!isFolded}>
      <Text component="summary" size="xs" fw={500} style={{ cursor: 'pointer' }}>
        {label}
      </Text>
      <ScrollArea.Autosize mah={360} viewportProps={{ tabIndex: 0, 'aria-label': label, role: 'region' }}>
        <Text
          component="pre"
          size="xs"
          ff="monospace"
          m={0}
          mt={4}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text}
        </Text>
      </ScrollArea.Autosize>
    </details>
  )
}
