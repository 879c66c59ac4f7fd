import { ActionIcon, Box, Button, Group, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { StrokeIcon } from './StrokeIcon.tsx'

/** A less common action of a page: it leads to another page, or does something. */
export interface OtherAction {
  readonly label: string
  readonly to?: string
  run?(): void
  readonly isDestructive?: boolean
  readonly isDisabled?: boolean
  readonly isRunning?: boolean
}

export interface PageActionsProps {
  /** The less common actions. */
  readonly others: readonly OtherAction[]
  /** The usual action, shown at any width. */
  readonly children?: ReactNode
}

const DOTS = 'M3.2 8h.01M8 8h.01M12.8 8h.01'

/** The most of the less common actions beside each other: more would wrap at the width of a laptop. */
const MOST_BUTTONS = 3

/**
 * The actions of a page. On a phone, the less common ones are in a menu, so that the heading stays one line; of many,
 * all but the last are in it at any width.
 */
export function PageActions({ others, children }: PageActionsProps) {
  const isInMenu = others.length > 1 || (others.length > 0 && Boolean(children))
  const split = others.length > MOST_BUTTONS ? others.length - 1 : 0
  const [rare, usual] = [others.slice(0, split), others.slice(split)]
  return (
    <Group gap="xs" wrap="nowrap">
      {rare.length > 0 && (
        <Box visibleFrom="sm">
          <ActionMenu actions={rare} />
        </Box>
      )}
      <Group gap="xs" {...(isInMenu && { visibleFrom: 'sm' })}>
        {usual.map((action) => (
          <ActionButton key={action.label} {...action} />
        ))}
      </Group>
      {isInMenu && (
        <Box hiddenFrom="sm">
          <ActionMenu actions={others} />
        </Box>
      )}
      {children}
    </Group>
  )
}

function ActionButton({ label, to, run, isDestructive, isDisabled = false, isRunning = false }: OtherAction) {
  if (to !== undefined)
    return (
      <Button variant="default" component={Link} to={to}>
        {label}
      </Button>
    )
  return (
    <Button
      variant="default"
      disabled={isDisabled}
      loading={isRunning}
      onClick={run}
      {...(isDestructive && { color: 'red' })}
    >
      {label}
    </Button>
  )
}

function ActionMenu({ actions }: { actions: readonly OtherAction[] }) {
  const { t } = useWords()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t.moreActions} title={t.moreActions}>
          <StrokeIcon path={DOTS} weight={2.4} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, to, run, isDestructive, isDisabled = false }) =>
          to === undefined ? (
            <Menu.Item
              key={label}
              disabled={isDisabled}
              onClick={run}
              {...(isDestructive && { color: 'red' })}
            >
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} component={Link} to={to}>
              {label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
