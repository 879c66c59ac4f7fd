import { type HotkeyItem, useHotkeys } from '@mantine/hooks'

/** What keys do on a page. They rest while a dialog is open: it is about something else. */
export const usePageKeys = (keys: readonly HotkeyItem[], ignoredIn?: string[]): void =>
  useHotkeys(
    keys.map(([key, act, options]): HotkeyItem => {
      const actUnlessDialog = (event: KeyboardEvent) => {
        if (!document.querySelector('[aria-modal="true"]')) act(event)
      }
      return [key, actUnlessDialog, options]
    }),
    ignoredIn,
  )
