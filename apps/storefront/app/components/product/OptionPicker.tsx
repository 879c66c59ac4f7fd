import { availabilityOf, type Choices, choose, findVariant } from '@vitrine/react/pure'
import type { ProductOption } from '../../catalog/product/choosable.ts'
import type { ProductPage } from '../../catalog/product/product-page.ts'
import { useMessages } from '../../messages/messages.ts'

interface OptionPickerProps {
  product: ProductPage
  choices: Choices
  pick(name: string, label: string): void
}

/** More choices than this are shown as a list. */
const MOST_PILLS = 8

/**
 * A product's options: colors as swatches, a few choices as pills, many as a list. Unavailable choices are
 * marked but can be selected.
 */
export function OptionPicker({ product, choices, pick }: OptionPickerProps) {
  const { product: words } = useMessages()
  if (product.options.length === 0) return null
  return (
    <div className="grid gap-6">
      {product.options.map((option) => {
        const shown = { option, product, choices, pick }
        if (option.kind === 'color') return <Swatches key={option.name} {...shown} />
        return option.choices.length > MOST_PILLS ? (
          <List key={option.name} {...shown} />
        ) : (
          <Pills key={option.name} {...shown} />
        )
      })}
      <noscript>
        <button type="submit" formMethod="get" className="button button-quiet">
          {words.showChoice}
        </button>
      </noscript>
    </div>
  )
}

interface OneOption extends OptionPickerProps {
  option: ProductOption
}

function List({ option, product, choices, pick }: OneOption) {
  const { product: words } = useMessages()
  return (
    <label className="grid gap-2">
      <span lang={option.lang} className="label">
        {option.title ?? option.name}
      </span>
      <select
        name={option.name}
        value={choices[option.name]}
        onChange={({ target }) => pick(option.name, target.value)}
        className="field w-full"
      >
        {option.choices.map((choice) => {
          const { label, text = label, lang } = choice
          const remark = words.remarks[availabilityOf(product, choices, option, choice)]
          return (
            <option key={label} value={label} lang={lang}>
              {remark ? `${text} (${remark})` : text}
            </option>
          )
        })}
      </select>
    </label>
  )
}

function Pills({ option, product, choices, pick }: OneOption) {
  const { product: words } = useMessages()
  const { name } = option
  const chosen = choices[name]
  const prices = option.choices.map(
    ({ label }) => findVariant(product, choose(product, choices, name, label))?.price.now,
  )
  const isPriced = new Set(prices).size > 1 && !product.isGiftCard // its choices are the prices
  return (
    <fieldset>
      <legend lang={option.lang} className="label mb-2">
        {option.title ?? option.name}
      </legend>
      <div className="flex flex-wrap gap-2">
        {option.choices.map((choice, place) => {
          const { label, text, lang } = choice
          const remark = words.remarks[availabilityOf(product, choices, option, choice)]
          return (
            <label key={label} title={remark || undefined} className="relative">
              <input
                type="radio"
                name={name}
                value={label}
                checked={label === chosen}
                onChange={() => pick(name, label)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className={`pill ${remark ? 'border-dashed text-soft' : ''}`}>
                <span lang={lang} className={remark && 'line-through'}>
                  {text ?? label}
                </span>
                {isPriced && (
                  <span className="block text-[0.8125rem] text-soft tabular-nums">
                    {prices[place] ?? ' '}
                  </span>
                )}
                {remark && <span className="sr-only">, {remark}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function Swatches({ option, product, choices, pick }: OneOption) {
  const { product: words } = useMessages()
  const chosen = choices[option.name]
  const shown = option.choices.find(({ label }) => label === chosen)
  return (
    <fieldset>
      <legend className="label mb-2.5">
        <span lang={option.lang}>{option.title ?? option.name}</span>:{' '}
        <span lang={shown?.lang} className="text-ink">
          {shown?.text ?? shown?.label}
        </span>
      </legend>
      <div className="-ml-1 flex flex-wrap gap-1">
        {option.choices.map((choice) => {
          const remark = words.remarks[availabilityOf(product, choices, option, choice)]
          const name = choice.text ?? choice.label
          const fullLabel = remark ? `${name}, ${remark}` : name
          return (
            <label key={choice.label} title={fullLabel} className="relative grid size-11 place-items-center">
              <input
                type="radio"
                name={option.name}
                value={choice.label}
                checked={choice.label === chosen}
                onChange={() => pick(option.name, choice.label)}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <span lang={choice.lang} className="sr-only">
                {fullLabel}
              </span>
              <Swatch color={choice.color ?? 'none'} isCrossed={remark !== ''} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The color is an attribute of the SVG, because the page's policy allows no style attributes. */
function Swatch({ color, isCrossed }: { color: string; isCrossed: boolean }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="swatch">
      <circle cx="20" cy="20" r="15" fill={color} stroke="currentColor" />
      {isCrossed && (
        <g strokeLinecap="round">
          <path d="M8 32 32 8" stroke="var(--paper)" strokeWidth="4" />
          <path d="M8 32 32 8" stroke="var(--ink)" strokeWidth="1.25" />
        </g>
      )}
    </svg>
  )
}
