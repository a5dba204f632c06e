import { paths } from '#app/paths.ts'

/** The address of a step of signing in; it keeps where the way leads, and home needs no word. */
export function signInHref(
  redirectTo: string,
  step: { mode?: 'signup'; step?: 'code' } = {},
): string {
  return paths.signIn({ ...step, redirectTo: redirectTo === paths.home() ? undefined : redirectTo })
}
