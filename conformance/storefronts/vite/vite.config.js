import { vitrine } from '@vitrine/move/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [vitrine({ client: process.env.STOREFRONT_CLIENT })] })
