const { withVitrine } = require('@vitrine/move/next')

module.exports = withVitrine({ reactStrictMode: false }, { client: process.env.STOREFRONT_CLIENT })
