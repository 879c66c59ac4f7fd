/** The texts about the keyboard shortcuts. */
export const en = {
  title: 'Keyboard shortcuts',
  keys: [
    { keys: ['Ctrl', 'K'], does: 'Find anything' },
    { keys: ['/'], does: 'Search this list' },
    { keys: ['j'], does: 'Next row' },
    { keys: ['k'], does: 'Previous row' },
    { keys: ['x'], does: 'Select the row' },
    { keys: ['Enter'], does: 'Open the row' },
    { keys: ['?'], does: 'Show these shortcuts' },
  ],
}
