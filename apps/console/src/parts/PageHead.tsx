import { Anchor, Group, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { placeOf } from '../list/list-place.ts'

export interface PageHeadProps {
  readonly title: string
  /** The list that the page belongs to. */
  readonly back?: { readonly to: string; readonly label: string }
  /** Shown beside the title, such as a status. */
  readonly beside?: ReactNode
  /** The page's actions. */
  readonly children?: ReactNode
}

/** The head of a page: the list it belongs to, its title and its actions. */
export function PageHead({ title, back, beside, children }: PageHeadProps) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <header>
      {back && <Back {...back} />}
      <Group justify="space-between" mb="md" mt={back ? 4 : 0} gap="sm">
        <Group gap="sm">
          <Title order={1} size="h3" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          {beside}
        </Group>
        <Group gap="xs">{children}</Group>
      </Group>
    </header>
  )
}

/** Links back to a list as it was, at the row that was opened. */
function Back({ to, label }: { to: string; label: string }) {
  const [path = to, search] = to.split('?')
  const place = placeOf(path)
  const isPlace = place !== undefined && (search === undefined || place.search === `?${search}`)
  return (
    <Anchor
      component={Link}
      to={isPlace ? path + place.search : to}
      {...(isPlace && { state: { isBack: true }, preventScrollReset: true })}
      size="sm"
    >
      ← {label}
    </Anchor>
  )
}
