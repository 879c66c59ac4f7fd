import { useState } from 'react'
import { useProductList } from '../../src/catalog.ts'
import { type CommerceClient, CommerceProvider } from '../../src/index.ts'
import { useLiveChanges } from '../../src/live.ts'
import { useBrowserAddress, useVariantPicker } from '../../src/product.ts'
import type { Choosable } from '../../src/pure.ts'
import { useSession } from '../../src/session.ts'

/** A page that lists products and lets the visitor pick one. */
export const HooksPage = ({ client, search }: { client: CommerceClient; search: string }) => (
  <CommerceProvider client={client} initialCart={null} locale="en-IE">
    <List search={search} />
    <Picker search={search} />
    <Live />
    <Member />
  </CommerceProvider>
)

function List({ search }: { search: string }) {
  const { products, total, facets, show, isLoading, error } = useProductList({
    address: useBrowserAddress(search),
    pageSize: 50,
  })
  return (
    <main aria-busy={isLoading}>
      <p role="status">
        {total} pieces{error ? ', an error' : ''}
      </p>
      <button type="button" onClick={() => show({ words: 'moon' })}>
        Search moon
      </button>
      <button type="button" onClick={() => show({ words: 'salt' })}>
        Search salt
      </button>
      {facets
        .filter(({ kind }) => kind === 'AVAILABILITY')
        .flatMap(({ choices }) =>
          choices.map(({ value, count, checkboxProps }) => (
            <label key={value}>
              <input {...checkboxProps()} />
              {value} {count}
            </label>
          )),
        )}
      <ul>
        {products.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
      </ul>
    </main>
  )
}

/** S isn't made in oak. */
const PRINT: Choosable = {
  isInStock: true,
  options: [
    { name: 'Size', kind: 'list', choices: ['S', 'M'].map((label) => ({ label, isInStock: true })) },
    { name: 'Frame', kind: 'list', choices: ['None', 'Oak'].map((label) => ({ label, isInStock: true })) },
  ],
  variants: [
    { id: '1', choices: { Size: 'S', Frame: 'None' }, isInStock: true },
    { id: '2', choices: { Size: 'M', Frame: 'None' }, isInStock: false },
    { id: '3', choices: { Size: 'M', Frame: 'Oak' }, isInStock: true },
  ],
}

function Picker({ search }: { search: string }) {
  const { variant, availabilityOf, radioProps } = useVariantPicker(PRINT, useBrowserAddress(search))
  return (
    <form aria-label={`Variant ${variant?.id}`}>
      {PRINT.options.flatMap((option) =>
        option.choices.map((choice) => (
          <label key={choice.label}>
            <input {...radioProps(option, choice)} />
            {choice.label} {availabilityOf(option, choice)}
          </label>
        )),
      )}
    </form>
  )
}

const Member = () => <p>{useSession().isLoggedIn ? 'A member' : 'A visitor'}</p>

/** Shows which product has just changed. */
function Live() {
  const [changed, setChanged] = useState('')
  const state = useLiveChanges({ topics: ['CATALOG'], onChange: ({ id }) => setChanged(id) })
  return <section aria-label="Live">{`${state} ${changed}`}</section>
}
