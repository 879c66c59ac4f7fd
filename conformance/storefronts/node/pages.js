import { media } from '@wix/sdk'

const text = (value) => String(value ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = ({ isMember }, content) => ({
  html: `<!doctype html><html lang="en"><title>A storefront in plain Node.js</title>
<header><a href="/">Shop</a> <a href="/cart">Cart</a> ${
    isMember
      ? '<a href="/account">Account</a>'
      : '<form action="/login" method="post"><button>Log in</button></form>'
  }</header><main>${content}</main></html>`,
})

const picture = (address, width, height, name = '') =>
  address
    ? `<img src="${text(media.getScaledToFillImageUrl(address, width, height, {}))}" alt="${text(name)}">`
    : ''

export const list = (visit, products) =>
  page(
    visit,
    `<ul>${products
      .map(
        (product) =>
          `<li><a href="/products?slug=${encodeURIComponent(product.slug)}">${picture(product.picture, 200, 250, product.name)}
          ${text(product.name)} ${text(product.price)}</a></li>`,
      )
      .join('')}</ul>`,
  )

export const productPage = (visit, { name, picture: address, options }) =>
  page(
    visit,
    `<h1>${text(name)}</h1>${picture(address, 480, 600, name)}<form method="post">${options
      .map(
        (option) =>
          `<label>${text(option.name)}<select name="${text(option.name)}">${option.choices
            .map((choice) => `<option>${text(choice)}</option>`)
            .join('')}</select></label>`,
      )
      .join('')}<button>Add to cart</button></form>`,
  )

export const cartPage = (visit, { lines, subtotal }) =>
  page(
    visit,
    `<h1>Cart</h1>${lines
      .map(
        ({ id, name, quantity, picture: address }) =>
          `<form method="post">${picture(address, 80, 100)}${text(`${name} × ${quantity}`)}
          <input type="hidden" name="line" value="${text(id)}">
          <input type="hidden" name="quantity" value="${quantity + 1}"><button>One more</button></form>`,
      )
      .join('')}<p>Subtotal ${text(subtotal)}</p>
    <form action="/checkout" method="post"><button>Check out</button></form>`,
  )

export const thanks = (visit, orderId) => page(visit, `<h1>Thank you, order ${text(orderId)}</h1>`)

export const account = (visit, member) =>
  page(
    visit,
    `<h1>Account</h1><p>${text(member?.loginEmail)}</p>
    <form action="/logout" method="post"><button>Log out</button></form>`,
  )
