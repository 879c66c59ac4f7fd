import { useEffect } from 'react'
import type { Page } from '../pages/page.ts'
import { useAct } from './use-act.ts'

/** Does one thing at a time on a page of a request, and says so when there is no such request any more. */
export const usePageAct = ({ isGone, isLeaving }: Pick<Page, 'isGone' | 'isLeaving'>) => {
  const { act, isBusy, problem } = useAct()
  useEffect(() => {
    if (problem?.trouble.kind === 'gone') isGone()
  }, [problem, isGone])
  return { act, isBusy: isBusy || isLeaving, problem }
}
