import { media } from '@wix/sdk'
import { useState } from 'react'
import { keepTokens, shop } from '../../lib/shop'

const APP_ID = '1380b703-ce81-ff05-f115-39571d94dfcd'

export const getServerSideProps = async ({ params }) => {
  const { items } = await shop.products.queryProducts().eq('slug', params.slug).limit(1).find()
  const [product] = items
  if (!product) return { notFound: true }
  const picture = product.media?.mainMedia?.image?.url
  return {
    props: {
      id: product._id,
      name: product.name,
      picture: picture ? media.getScaledToFitImageUrl(picture, 480, 480, {}) : null,
      options: product.productOptions.map(({ name, choices }) => ({
        name,
        choices: choices
          .filter(({ inStock, visible }) => inStock && visible)
          .map(({ description }) => description),
      })),
    },
  }
}

export default function Product({ id, name, picture, options }) {
  const [chosen, setChosen] = useState({})
  const add = async () => {
    await shop.currentCart.addToCurrentCart({
      lineItems: [
        { catalogReference: { appId: APP_ID, catalogItemId: id, options: { options: chosen } }, quantity: 1 },
      ],
    })
    keepTokens()
    location.assign('/cart')
  }
  return (
    <>
      <h1>{name}</h1>
      {picture && <img src={picture} alt={name} />}
      {options.map((option) => (
        <label key={option.name}>
          {option.name}
          <select onChange={({ target }) => setChosen({ ...chosen, [option.name]: target.value })}>
            <option value="">Choose</option>
            {option.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" disabled={options.some((option) => !chosen[option.name])} onClick={add}>
        Add to cart
      </button>
    </>
  )
}
