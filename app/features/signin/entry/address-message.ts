import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { CONTRACTS } from '#contracts/hosts.ts'

const CATALOGUE = Object.values(ERROR_CATALOGUE)

/** Every message that a session can end with: the error catalogue's, and the refusals of the main host. */
const KNOWN: ReadonlySet<string> = new Set([
  ...CATALOGUE.map(({ message }) => message),
  ...Object.values(CONTRACTS.main).flatMap((procedure) =>
    Object.values(procedure['~orpc'].errorMap).flatMap((error) => error?.message ?? []),
  ),
])

/**
 * The message of `/signin?errorCode=…&errorMessage=…` (SPEC.md section 4). Anyone can write such an address, so only
 * our own messages are shown; any other is replaced by the one of the code.
 *
 * @returns null when the address has neither
 */
export function messageOfAddress(query: URLSearchParams): string | null {
  const code = query.get('errorCode')
  const message = query.get('errorMessage')
  if (message !== null && KNOWN.has(message)) return message
  if (code === null && message === null) return null
  const known = CATALOGUE.find((error) => error.code > 0 && String(error.code) === code)
  return (known ?? ERROR_CATALOGUE.UNAUTHORIZED).message
}
