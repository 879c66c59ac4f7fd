import { ActionIcon, AppShell, Box, Burger, Button, Group, Kbd, NavLink, Text } from '@mantine/core'
import { useCounter, useDisclosure, useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useEffect } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { StrokeIcon } from '../parts/StrokeIcon.tsx'
import { SessionGate, useStaff } from '../session/SessionGate.tsx'
import { useLive } from '../session/use-live.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Forbidden } from './Forbidden.tsx'
import { FIND_ICON, PAGE_ICONS } from './page-icons.ts'
import { mayOpen, pagesFor } from './pages.ts'
import classes from './Shell.module.css'

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }))
const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))

/** The frame around every page: who is logged in, the way to each page, and the command palette. */
export function Shell() {
  return (
    <SessionGate>
      <Frame />
    </SessionGate>
  )
}

function Frame() {
  const { t } = useWords()
  const { shop, user } = useStaff()
  useLive()
  const { pathname } = useLocation()
  const isGoing = useNavigation().state !== 'idle'
  const [isOpen, { toggle, close }] = useDisclosure()
  const [finds, { increment: find }] = useCounter(0)
  const [isHelpOpen, help] = useDisclosure()
  useHotkeys([['mod+K', find]], [])
  useHotkeys([['shift+?', help.open, { usePhysicalKeys: false }]])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the navigation
  useEffect(close, [pathname, close])
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 216, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <AppShell.Header>
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger
            opened={isOpen}
            onClick={toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={t.frame.navigation}
          />
          <span className={classes.mark} aria-hidden="true">
            {[...shop.name][0]}
          </span>
          <Text fw={600} className="one-line" flex="0 1 auto">
            {shop.name}
          </Text>
          <Button
            variant="default"
            size="xs"
            ml="auto"
            onClick={find}
            leftSection={<StrokeIcon path={FIND_ICON} />}
            rightSection={<Kbd size="xs">{t.frame.findKeys}</Kbd>}
            visibleFrom="xs"
          >
            {t.frame.find}
          </Button>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            ml="auto"
            onClick={find}
            aria-label={t.frame.find}
            hiddenFrom="xs"
          >
            <StrokeIcon path={FIND_ICON} />
          </ActionIcon>
          <Box display="flex">
            <AccountMenu />
          </Box>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t.frame.navigation} className={classes.pages}>
        {pagesFor(user.role).map(({ path, name }) => (
          <NavLink
            key={path}
            component={Link}
            to={path}
            label={t.pages[name]}
            leftSection={<StrokeIcon path={PAGE_ICONS[name]} />}
            className={classes.page}
            active={path === '/' ? pathname === '/' : pathname.startsWith(path)}
            aria-current={pathname === path ? 'page' : undefined}
          />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        {isGoing && <div className="going" role="progressbar" aria-label={t.loading} />}
        {mayOpen(user.role, pathname) ? <Outlet /> : <Forbidden />}
      </AppShell.Main>
      <Suspense>
        {finds > 0 && <Palette requests={finds} />}
        {isHelpOpen && <HelpDialog close={help.close} />}
      </Suspense>
      <ScrollRestoration />
    </AppShell>
  )
}
