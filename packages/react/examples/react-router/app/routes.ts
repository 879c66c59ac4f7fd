import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [index('routes/product.tsx'), route('cart', 'routes/cart.ts')] satisfies RouteConfig
