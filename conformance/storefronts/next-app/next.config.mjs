import { withVitrine } from '@vitrine/move/next'

export default withVitrine(
  {
    images: {
      formats: ['image/webp'],
      remotePatterns: [{ protocol: 'https', hostname: 'static.wixstatic.com' }],
    },
  },
  { client: process.env.STOREFRONT_CLIENT },
)
