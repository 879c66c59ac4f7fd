/** The limits of files that digital products deliver: bytes of one file, and files of one product. */
export const DIGITAL_LIMITS = { bytes: 500_000_000, filesPerProduct: 50 } as const
