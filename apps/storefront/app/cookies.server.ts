/** Finds a cookie in a Cookie header. */
export const cookieValue = (cookies: string | null, name: string): string | undefined =>
  cookies
    ?.split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
