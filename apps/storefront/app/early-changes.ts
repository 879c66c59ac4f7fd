type Field = HTMLInputElement | HTMLSelectElement

/** What fields were set to before the page's scripts ran. */
const early = new Map<Field, string>()

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const isToggle = ({ type }: Field) => type === 'radio' || type === 'checkbox'

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected)
  return isToggle(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
}

/** What was typed into a page before it was left may be someone else's, who has logged out since. */
const isTyped = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['email', 'password', 'tel', 'text'].includes(field.type)

const isShownAgain = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward')

const remember = ({ target }: Event) => {
  if (isField(target)) early.set(target, target.value)
}

/**
 * Notes what has been chosen and typed while scripts were still on their way. Taking over a page, React puts
 * every field back to what the server wrote, and a visitor on a slow line would buy the wrong size.
 */
export function rememberEarlyChanges(): void {
  for (const field of document.querySelectorAll<Field>('select, input')) {
    if (!isChanged(field)) continue
    if (isShownAgain() && isTyped(field)) field.value = field.defaultValue
    else early.set(field, field.value)
  }
  document.addEventListener('change', remember, true)
}

/** Makes the noted changes again, now that somebody listens: one after the other, since each may change what the next one means. */
export async function repeatEarlyChanges(): Promise<void> {
  document.removeEventListener('change', remember, true)
  const changes = [...early]
  early.clear()
  for (const [field, value] of changes) {
    if (field instanceof HTMLInputElement && isToggle(field)) press(field)
    else write(field, value)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** A toggle that is on already would not notice. */
function press(field: HTMLInputElement) {
  field.checked = false
  field.click()
}

/** React tells a visitor's change from its own by the setter that was used: that of the prototype is the visitor's. */
function write(field: Field, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
