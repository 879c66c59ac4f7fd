/** Browsers may restore a page as it was left. A page with personal data is reloaded instead. */
export const keepFresh = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    document.body.hidden = true
    location.reload()
  })
