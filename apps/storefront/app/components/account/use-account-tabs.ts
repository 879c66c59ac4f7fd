import { useEffect } from 'react'

/**
 * Keeps tabs together when someone logs out: the tab that shows nobody says so, and those that still show a member
 * hide what they show and ask for their page anew.
 */
export function useAccountTabs(isMember: boolean) {
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return
    const channel = new BroadcastChannel('vitrine-account')
    if (!isMember) channel.postMessage('nobody')
    channel.onmessage = () => {
      if (!isMember) return
      document.body.hidden = true
      window.location.reload()
    }
    return () => channel.close()
  }, [isMember])
}
