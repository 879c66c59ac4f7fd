import { useEffect } from 'react'

/**
 * Keeps tabs in sync at logout: the logged-out tab tells the others, which hide the member's data and reload.
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
