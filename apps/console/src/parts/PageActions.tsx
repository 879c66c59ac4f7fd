import { ActionIcon, Button, Group, Menu } from '@mantine/core'
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

/** The actions of a page. On a phone, the less common ones are in a menu, so that the heading stays one line. */
export function PageActions({ others, children }: PageActionsProps) {
  const { t } = useWords()
  const isInMenu = others.length > 1 || (others.length > 0 && Boolean(children))
  return (
    <Group gap="xs" wrap="nowrap">
      <Group gap="xs" {...(isInMenu && { visibleFrom: 'sm' })}>
        {others.map(({ label, to, run, isDestructive, isDisabled = false, isRunning = false }) =>
          to === undefined ? (
            <Button
              key={label}
              variant="default"
              disabled={isDisabled}
              loading={isRunning}
              onClick={run}
              {...(isDestructive && { color: 'red' })}
            >
              {label}
            </Button>
          ) : (
            <Button key={label} variant="default" component={Link} to={to}>
              {label}
            </Button>
          ),
        )}
      </Group>
      {isInMenu && (
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
            {others.map(({ label, to, run, isDestructive, isDisabled = false }) =>
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
      )}
      {children}
    </Group>
  )
}
