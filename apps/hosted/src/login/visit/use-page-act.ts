import { useEffect } from 'react'
import type { Page } from '../pages/page.ts'
import { useAct } from './use-act.ts'

/** Runs one action at a time on a request's page, and reports when the request no longer exists. */
export const usePageAct = ({ isGone, isLeaving }: Pick<Page, 'isGone' | 'isLeaving'>) => {
  const { act, isBusy, problem } = useAct()
  useEffect(() => {
    if (problem?.trouble.kind === 'gone') isGone()
  }, [problem, isGone])
  return { act, isBusy: isBusy || isLeaving, problem }
}
