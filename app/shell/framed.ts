import { paths } from '#app/paths.ts'

/** Pages that stand within a page of the cafe, without anything of ours around them. */
export const isFramed = (pathname: string) => pathname === paths.appRegistrationBanner()
