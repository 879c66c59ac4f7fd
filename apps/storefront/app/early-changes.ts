type Field = HTMLInputElement | HTMLSelectElement

/** Field values set before the page's scripts ran. */
const early = new Map<Field, string>()

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const isToggle = ({ type }: Field) => type === 'radio' || type === 'checkbox'

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected)
  return isToggle(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
}

/** After the page was left, typed values may belong to someone who has since logged out. */
const isTyped = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['email', 'password', 'tel', 'text'].includes(field.type)

const isShownAgain = () =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'back_forward')

const remember = ({ target }: Event) => {
  if (isField(target)) early.set(target, target.value)
}

/**
 * Records choices and typing while scripts load. Hydration resets every field to the server's value, and a
 * visitor on a slow network would buy the wrong size.
 */
export function rememberEarlyChanges(): void {
  for (const field of document.querySelectorAll<Field>('select, input')) {
    if (!isChanged(field)) continue
    if (isShownAgain() && isTyped(field)) field.value = field.defaultValue
    else early.set(field, field.value)
  }
  document.addEventListener('change', remember, true)
}

/** Replays the recorded changes once handlers exist: one after the other, because each may affect the next. */
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

/** A toggle that is already on wouldn't notice. */
function press(field: HTMLInputElement) {
  field.checked = false
  field.click()
}

/**
 * React tells a visitor's change from its own by the setter: the prototype's setter is taken as the
 * visitor's.
 */
function write(field: Field, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
