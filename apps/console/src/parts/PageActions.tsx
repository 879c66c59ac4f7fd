import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { StrokeIcon } from './StrokeIcon.tsx'

export interface PageActionsProps {
  /** The pages that the less common actions lead to. */
  readonly others: readonly { readonly to: string; readonly label: string }[]
  /** The usual action, shown at any width. */
  readonly children: ReactNode
}

const DOTS = 'M3.2 8h.01M8 8h.01M12.8 8h.01'

/** The actions of a page. On a phone, the less common ones are in a menu, so that the heading stays one line. */
export function PageActions({ others, children }: PageActionsProps) {
  const { t } = useWords()
  return (
    <Group gap="xs" wrap="nowrap">
      <Group gap="xs" visibleFrom="sm">
        {others.map(({ to, label }) => (
          <Button key={to} component={Link} variant="default" to={to}>
            {label}
          </Button>
        ))}
      </Group>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            hiddenFrom="sm"
            variant="default"
            size={36}
            aria-label={t.moreActions}
            title={t.moreActions}
          >
            <StrokeIcon path={DOTS} weight={2.4} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map(({ to, label }) => (
            <Menu.Item key={to} component={Link} to={to}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {children}
    </Group>
  )
}
