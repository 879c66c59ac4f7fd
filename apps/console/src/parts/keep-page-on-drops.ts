/** Lets files that are dropped beside their place do nothing. The browser would leave the page to show them. */
export const keepPageOnDrops = (): void => {
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, (event) => {
      const files = event.dataTransfer?.types.includes('Files') ? event.dataTransfer : null
      if (!files || event.defaultPrevented) return
      event.preventDefault()
      files.dropEffect = 'none'
    })
}
