import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  addToCart,
  completeLogin,
  fill,
  fit,
  goToCheckout,
  keepTokens,
  logIn,
  logOut,
  readCart,
  setQuantity,
  shop,
} from './shop.js'

const useLoaded = (load, key) => {
  const [loaded, setLoaded] = useState()
  useEffect(() => {
    load().then(setLoaded)
  }, [key])
  return [loaded, setLoaded]
}

const FIELDS = ['CURRENCY', 'VARIANT_OPTION_CHOICE_NAMES', 'MEDIA_ITEMS_INFO']
const CURSORS = { limit: 6 }

/** Two pages by cursor, as lists do that load more while one scrolls. */
const List = () => {
  const [products] = useLoaded(async () => {
    const search = {
      cursorPaging: CURSORS,
      filter: { visible: true },
      sort: [{ fieldName: 'name', order: 'ASC' }],
    }
    const first = await shop.productsV3.searchProducts(search, { fields: ['CURRENCY'] })
    keepTokens()
    const { cursors, hasNext } = first.pagingMetadata
    const next = { cursorPaging: { ...CURSORS, cursor: cursors.next } }
    const second = hasNext ? await shop.productsV3.searchProducts(next, { fields: ['CURRENCY'] }) : {}
    return [...first.products, ...(second.products ?? [])]
  }, 'list')
  if (!products) return <p>Loading</p>
  return (
    <main>
      <ul>
        {products.map(({ _id, slug, name, actualPriceRange, media }) => (
          <li key={_id}>
            <a href={`/?slug=${slug}`}>
              <img src={fill(media?.main?.image, 200, 250)} width="200" height="250" alt={name} />
              {name} {actualPriceRange.minValue.formattedAmount}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

const Product = ({ slug }) => {
  const [chosen, setChosen] = useState({})
  const [product] = useLoaded(
    async () => (await shop.productsV3.getProductBySlug(slug, { fields: FIELDS })).product,
    slug,
  )
  if (!product) return <p>Loading</p>
  const options = product.options ?? []
  return (
    <main>
      <h1>{product.name}</h1>
      <img src={fit(product.media?.main?.image, 480, 480)} alt={product.name} />
      {options.map(({ _id, name, choicesSettings }) => (
        <label key={_id}>
          {name}
          <select onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}>
            <option value="">Choose</option>
            {choicesSettings.choices
              .filter(({ inStock, visible }) => inStock && visible)
              .map((choice) => (
                <option key={choice.choiceId}>{choice.name}</option>
              ))}
          </select>
        </label>
      ))}
      <button
        type="button"
        disabled={!options.every(({ name }) => chosen[name])}
        onClick={() => addToCart(product, chosen).then(() => location.assign('/?page=cart'))}
      >
        Add to cart
      </button>
    </main>
  )
}

const Cart = () => {
  const [found, setFound] = useLoaded(readCart, 'cart')
  if (!found) return <p>Loading</p>
  return (
    <main>
      <h1>Cart</h1>
      {found.cart?.lineItems.map(
        ({ _id, name, quantityInfo: { confirmedQuantity: quantity }, attributes }) => (
          <p key={_id}>
            <img src={fill(attributes.image, 80, 100)} width="80" height="100" alt="" />
            {name.original} × {quantity}
            <button type="button" onClick={() => setQuantity(_id, quantity + 1).then(setFound)}>
              One more
            </button>
          </p>
        ),
      )}
      <p>Subtotal {found.summary?.priceSummary.subtotal.amount}</p>
      <button type="button" onClick={goToCheckout}>
        Check out
      </button>
    </main>
  )
}

const Account = () => {
  const [member] = useLoaded(
    async () => (await shop.members.getCurrentMember({ fieldsets: ['FULL'] })).member,
    'account',
  )
  if (!shop.auth.loggedIn()) return <p>Not logged in</p>
  return (
    <main>
      <h1>Account</h1>
      <p>{member?.loginEmail}</p>
      <button type="button" onClick={logOut}>
        Log out
      </button>
    </main>
  )
}

const App = () => {
  const query = new URLSearchParams(location.search)
  const isCallback = location.pathname === '/callback'
  useEffect(() => {
    if (isCallback) completeLogin()
  }, [isCallback])
  if (isCallback) return <p>One moment</p>
  const page = query.get('page')
  return (
    <>
      <header>
        <a href="/">Shop</a> <a href="/?page=cart">Cart</a>{' '}
        {shop.auth.loggedIn() ? (
          <a href="/?page=account">Account</a>
        ) : (
          <button type="button" onClick={logIn}>
            Log in
          </button>
        )}
      </header>
      {page === 'cart' && <Cart />}
      {page === 'account' && <Account />}
      {page === 'thanks' && <h1>Thank you, order {query.get('orderId')}</h1>}
      {!page && (query.get('slug') ? <Product slug={query.get('slug')} /> : <List />)}
    </>
  )
}

createRoot(document.getElementById('root')).render(<App />)
