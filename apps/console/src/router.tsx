import { createBrowserRouter } from 'react-router'
import { NotFound } from './frame/NotFound.tsx'
import { Shell } from './frame/Shell.tsx'
import { Trouble } from './frame/Trouble.tsx'
import { SignedInAgain } from './session/SessionGate.tsx'

/** Every page of the back office; each is loaded when it is opened. */
export const router = createBrowserRouter(
  [
    { path: 'signed-in', element: <SignedInAgain /> },
    {
      path: 'orders/print',
      errorElement: <Trouble />,
      lazy: async () => ({ Component: (await import('./orders/print/PrintSlipsPage.tsx')).PrintSlipsPage }),
    },
    {
      path: 'orders/:orderId/print',
      errorElement: <Trouble />,
      lazy: async () => ({ Component: (await import('./orders/print/PrintPage.tsx')).PrintPage }),
    },
    {
      element: <Shell />,
      hydrateFallbackElement: <></>,
      errorElement: <Trouble />,
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./home/HomePage.tsx')).HomePage }) },
        {
          path: 'products',
          lazy: async () => ({ Component: (await import('./products/ProductsPage.tsx')).ProductsPage }),
        },
        {
          path: 'products/sheet',
          lazy: async () => ({ Component: (await import('./sheet/page/SheetPage.tsx')).SheetPage }),
        },
        {
          path: 'products/exchange',
          lazy: async () => ({ Component: (await import('./exchange/ExchangePage.tsx')).ExchangePage }),
        },
        {
          path: 'products/:productId',
          lazy: async () => ({ Component: (await import('./products/ProductPage.tsx')).ProductPage }),
        },
        {
          path: 'collections',
          lazy: async () => ({
            Component: (await import('./collections/CollectionsPage.tsx')).CollectionsPage,
          }),
        },
        {
          path: 'collections/:collectionId',
          lazy: async () => ({
            Component: (await import('./collections/CollectionPage.tsx')).CollectionPage,
          }),
        },
        {
          path: 'orders',
          lazy: async () => ({ Component: (await import('./orders/OrdersPage.tsx')).OrdersPage }),
        },
        {
          path: 'orders/drafts',
          lazy: async () => ({ Component: (await import('./drafts/DraftsPage.tsx')).DraftsPage }),
        },
        {
          path: 'orders/drafts/:draftId',
          lazy: async () => ({ Component: (await import('./drafts/DraftPage.tsx')).DraftPage }),
        },
        {
          path: 'orders/abandoned',
          lazy: async () => ({ Component: (await import('./abandoned/AbandonedPage.tsx')).AbandonedPage }),
        },
        {
          path: 'orders/abandoned/carts',
          lazy: async () => ({
            Component: (await import('./abandoned/AbandonedCartsPage.tsx')).AbandonedCartsPage,
          }),
        },
        {
          path: 'orders/abandoned/:checkoutId',
          lazy: async () => ({
            Component: (await import('./abandoned/AbandonedCheckoutPage.tsx')).AbandonedCheckoutPage,
          }),
        },
        {
          path: 'orders/:orderId',
          lazy: async () => ({ Component: (await import('./orders/OrderPage.tsx')).OrderPage }),
        },
        {
          path: 'customers',
          lazy: async () => ({ Component: (await import('./customers/CustomersPage.tsx')).CustomersPage }),
        },
        {
          path: 'customers/:customerId',
          lazy: async () => ({ Component: (await import('./customers/CustomerPage.tsx')).CustomerPage }),
        },
        {
          path: 'coupons',
          lazy: async () => ({ Component: (await import('./coupons/CouponsPage.tsx')).CouponsPage }),
        },
        {
          path: 'coupons/:couponId',
          lazy: async () => ({ Component: (await import('./coupons/CouponPage.tsx')).CouponPage }),
        },
        {
          path: 'gift-cards',
          lazy: async () => ({ Component: (await import('./gift-cards/GiftCardsPage.tsx')).GiftCardsPage }),
        },
        {
          path: 'gift-cards/:cardId',
          lazy: async () => ({ Component: (await import('./gift-cards/GiftCardPage.tsx')).GiftCardPage }),
        },
        {
          path: 'reviews',
          lazy: async () => ({ Component: (await import('./reviews/ReviewsPage.tsx')).ReviewsPage }),
        },
        {
          path: 'reviews/:reviewId',
          lazy: async () => ({ Component: (await import('./reviews/ReviewPage.tsx')).ReviewPage }),
        },
        {
          path: 'forms',
          lazy: async () => ({ Component: (await import('./forms/FormsPage.tsx')).FormsPage }),
        },
        {
          path: 'forms/:submissionId',
          lazy: async () => ({ Component: (await import('./forms/SubmissionPage.tsx')).SubmissionPage }),
        },
        {
          path: 'emails',
          lazy: async () => ({ Component: (await import('./emails/EmailsPage.tsx')).EmailsPage }),
        },
        {
          path: 'emails/:emailId',
          lazy: async () => ({ Component: (await import('./emails/EmailPage.tsx')).EmailPage }),
        },
        {
          path: 'stock/sheet',
          lazy: async () => ({ Component: (await import('./sheet/page/StockSheetPage.tsx')).StockSheetPage }),
        },
        {
          path: 'stock',
          lazy: async () => ({ Component: (await import('./stock/StockPage.tsx')).StockPage }),
        },
        {
          path: 'settings/:part?',
          lazy: async () => ({ Component: (await import('./settings/SettingsPage.tsx')).SettingsPage }),
        },
        {
          path: 'history',
          lazy: async () => ({ Component: (await import('./history/HistoryPage.tsx')).HistoryPage }),
        },
        {
          path: 'webhooks',
          lazy: async () => ({ Component: (await import('./webhooks/WebhooksPage.tsx')).WebhooksPage }),
        },
        {
          path: 'webhooks/:webhookId',
          lazy: async () => ({ Component: (await import('./webhooks/WebhookPage.tsx')).WebhookPage }),
        },
        {
          path: 'webhooks/:webhookId/deliveries/:eventId',
          lazy: async () => ({ Component: (await import('./webhooks/DeliveryPage.tsx')).DeliveryPage }),
        },
        { path: '*', element: <NotFound /> },
      ],
    },
  ],
  { basename: '/console' },
)
