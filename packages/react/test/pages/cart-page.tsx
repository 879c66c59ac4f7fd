import {
  type CartData,
  type CommerceClient,
  CommerceProvider,
  Money,
  productReference,
  useAddToCart,
  useCart,
  useCartLine,
  useCoupon,
} from '../../src/index.ts'

/** A product of the shop, as the page knows it. */
export interface Piece {
  id: string
  name: string
  price: string
}

export interface CartPageProps {
  client?: CommerceClient
  initialCart?: CartData | null
  pieces: Piece[]
}

/** A page with every cart feature. */
export const CartPage = ({ client, initialCart, pieces }: CartPageProps) => (
  <CommerceProvider
    {...(client && { client })}
    {...(initialCart !== undefined && { initialCart })}
    locale="en-IE"
  >
    {pieces.map((piece) => (
      <AddButton key={piece.id} piece={piece} />
    ))}
    <Cart />
  </CommerceProvider>
)

function AddButton({ piece: { id, name, price } }: { piece: Piece }) {
  const { buttonProps, problem } = useAddToCart({
    catalogReference: productReference(id),
    preview: { productName: { original: name }, price: { amount: price }, currency: 'EUR' },
  })
  return (
    <button {...buttonProps()}>
      Add {name} {problem?.code}
    </button>
  )
}

function Cart() {
  const { lines, count, subtotal, isPending, isOffline, isKnown, wasEmptiedElsewhere } = useCart()
  return (
    <main aria-busy={isPending}>
      <p role="status">
        {count} pieces, <Money amount={subtotal} fallback="no sum" />
        {isKnown ? '' : ' (unknown)'}
        {isOffline ? ' (offline)' : ''}
        {wasEmptiedElsewhere ? ' (bought elsewhere)' : ''}
      </p>
      <ul>
        {lines.map(({ key }) => (
          <Line key={key} name={key} />
        ))}
      </ul>
      <Coupon />
    </main>
  )
}

function Line({ name }: { name: string }) {
  const { line, lineProps, quantityProps, stepProps, removeProps } = useCartLine(name)
  const label = line?.productName?.original
  return (
    <li aria-label={label} {...lineProps()}>
      <button aria-label={`Fewer ${label}`} {...stepProps(-1)} />
      <input aria-label={`How many ${label}`} {...quantityProps()} />
      <button aria-label={`More ${label}`} {...stepProps(1)} />
      <b>
        <Money amount={line?.total} />
      </b>
      <button aria-label={`Remove ${label}`} {...removeProps()} />
      {line?.problem && <p role="alert">{line.problem.code}</p>}
    </li>
  )
}

function Coupon() {
  const { code, problem, formProps, inputProps, removeProps } = useCoupon()
  return (
    <form {...formProps()}>
      <input aria-label="Coupon" {...inputProps()} />
      <button type="submit">Apply</button>
      {code && <button {...removeProps()}>Remove {code}</button>}
      {problem && <p role="alert">{problem.code}</p>}
    </form>
  )
}
