import { paths } from '#app/paths.ts'

/** Pages that the cafe embeds in its own pages, without our header and footer. */
export const isFramed = (pathname: string) => pathname === paths.appRegistrationBanner()
