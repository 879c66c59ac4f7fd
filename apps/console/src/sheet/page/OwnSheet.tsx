import { useEffect, useState } from 'react'
import { Loading } from '../../parts/Loading.tsx'
import { claimDraft, type OwnDraft } from '../rows/own-draft.ts'
import { OpenSheet, type OpenSheetProps } from './OpenSheet.tsx'

/** A sheet with the draft of this tab. @param base - where the drafts of this kind of sheet are kept */
export function OwnSheet({ base, ...props }: Omit<OpenSheetProps, 'draft'> & { readonly base: string }) {
  const [draft, setDraft] = useState<string>()
  useEffect(() => {
    let isOver = false
    let own: OwnDraft | undefined
    void claimDraft(base).then((claimed) => {
      own = claimed
      if (isOver) claimed.release()
      else setDraft(claimed.key)
    })
    return () => {
      isOver = true
      own?.release()
    }
  }, [base])
  return draft === undefined ? <Loading h={260} /> : <OpenSheet key={draft} {...props} draft={draft} />
}
