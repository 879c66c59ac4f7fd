import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { ShopNews } from '../account/ShopNews.tsx'
import { CartProvider } from '../cart/CartProvider.tsx'
import { HeldBack, useHeldBack } from '../notice/HeldBack.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'

/** The frame around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { frame } = useMessages()
  const way = useHeldBack()
  const isHeld = way.state === 'blocked'
  useFocusAfterNavigation()
  return (
    <CartProvider>
      <a href="#main" className="button fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0">
        {frame.skip}
      </a>
      <NavigationProgress />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <ShopNews />
        {isHeld && <HeldBack way={way} />}
        <div className="contents" hidden={isHeld}>
          {children}
        </div>
      </main>
      <Footer />
    </CartProvider>
  )
}
