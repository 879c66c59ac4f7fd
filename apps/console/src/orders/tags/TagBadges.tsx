import { Badge, Group } from '@mantine/core'

const MOST_SHOWN = 2

/** The first tags of an order, and how many more there are. */
export function TagBadges({ tags }: { tags: readonly string[] }) {
  const more = tags.length - MOST_SHOWN
  return (
    <Group gap={4} wrap="nowrap" maw={220}>
      {tags.slice(0, MOST_SHOWN).map((tag) => (
        <Badge key={tag} variant="default" tt="none" fw={400} maw={96} title={tag}>
          {tag}
        </Badge>
      ))}
      {more > 0 && (
        <Badge variant="default" tt="none" fw={400} title={tags.slice(MOST_SHOWN).join(', ')}>
          +{more}
        </Badge>
      )}
    </Group>
  )
}
