/** A browser may keep a page as it was left. One that names a person is asked for anew when it is shown again. */
export const keepFresh = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    document.body.hidden = true
    location.reload()
  })
