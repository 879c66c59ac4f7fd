import { Badge, Group } from '@mantine/core'

const MOST_SHOWN = 3

/** The first tags of an order, and how many more there are. */
export function TagBadges({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  const more = tags.slice(MOST_SHOWN)
  return (
    <Group gap={4} mt={2}>
      {tags.slice(0, MOST_SHOWN).map((tag) => (
        <Tag key={tag} name={tag} />
      ))}
      {more.length > 0 && <Tag name={`+${more.length}`} title={more.join(', ')} />}
    </Group>
  )
}

function Tag({ name, title = name }: { name: string; title?: string }) {
  return (
    <Badge variant="default" size="sm" tt="none" fw={400} style={{ maxWidth: 160 }} title={title}>
      {name}
    </Badge>
  )
}
