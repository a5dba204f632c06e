import { paths } from '#app/paths.ts'

/** The address of a step of the sign-in, with the page to return to; home is the default. */
export function signInHref(
  redirectTo: string,
  step: { mode?: 'signup'; step?: 'code' } = {},
): string {
  return paths.signIn({ ...step, redirectTo: redirectTo === paths.home() ? undefined : redirectTo })
}
