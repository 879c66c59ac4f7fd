import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { addToCart, completeLogin, fill, fit, goToCheckout, keepTokens, logIn, logOut, shop } from './shop.js'

const useLoaded = (load, key) => {
  const [loaded, setLoaded] = useState()
  useEffect(() => {
    load().then(setLoaded)
  }, [key])
  return [loaded, setLoaded]
}

const List = () => {
  const [page] = useLoaded(async () => {
    const [{ items }, shelves] = await Promise.all([
      shop.products.queryProducts().ascending('name').limit(12).find(),
      shop.collections.queryCollections().find(),
    ])
    keepTokens()
    return { items, shelves: shelves.items }
  }, 'list')
  if (!page) return <p>Loading</p>
  return (
    <main>
      <nav aria-label="Collections">{page.shelves.map(({ _id, name }) => `${name} `)}</nav>
      <ul>
        {page.items.map(({ _id, slug, name, priceData, media }) => (
          <li key={_id}>
            <a href={`/?slug=${slug}`}>
              <img src={fill(media?.mainMedia?.image?.url, 200, 250)} width="200" height="250" alt={name} />
              {name} {priceData.formatted.discountedPrice}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

const Product = ({ slug }) => {
  const [choices, setChoices] = useState({})
  const [product] = useLoaded(async () => {
    const { items } = await shop.products.queryProducts().eq('slug', slug).limit(1).find()
    return items[0]
  }, slug)
  if (!product) return <p>Loading</p>
  const isChosen = product.productOptions.every(({ name }) => choices[name])
  return (
    <main>
      <h1>{product.name}</h1>
      <img src={fit(product.media?.mainMedia?.image?.url, 480, 480)} alt={product.name} />
      {product.productOptions.map(({ name, choices: all }) => (
        <label key={name}>
          {name}
          <select onChange={({ target }) => setChoices({ ...choices, [name]: target.value })}>
            <option value="">Choose</option>
            {all
              .filter(({ inStock, visible }) => inStock && visible)
              .map(({ description }) => (
                <option key={description}>{description}</option>
              ))}
          </select>
        </label>
      ))}
      <button
        type="button"
        disabled={!isChosen}
        onClick={() => addToCart(product, choices).then(() => location.assign('/?page=cart'))}
      >
        Add to cart
      </button>
    </main>
  )
}

const Cart = () => {
  const [cart, setCart] = useLoaded(
    () =>
      shop.currentCart.getCurrentCart().catch((error) => {
        if (error.details?.applicationError?.code === 'OWNED_CART_NOT_FOUND') return { lineItems: [] }
        throw error
      }),
    'cart',
  )
  if (!cart) return <p>Loading</p>
  const change = (_id, quantity) =>
    shop.currentCart
      .updateCurrentCartLineItemQuantity([{ _id, quantity }])
      .then(({ cart: changed }) => setCart(changed))
  return (
    <main>
      <h1>Cart</h1>
      {cart.lineItems.map(({ _id, productName, quantity, image }) => (
        <p key={_id}>
          <img src={fill(image, 80, 100)} width="80" height="100" alt="" />
          {productName.original} × {quantity}
          <button type="button" onClick={() => change(_id, quantity + 1)}>
            One more
          </button>
        </p>
      ))}
      <p>Subtotal {cart.subtotal?.formattedAmount}</p>
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
