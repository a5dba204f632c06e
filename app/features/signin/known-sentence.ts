import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { CONTRACTS } from '#contracts/hosts.ts'

const CATALOGUE = Object.values(ERROR_CATALOGUE)

/** Every sentence that a session can end with: the error catalogue's, and the refusals of the main host. */
const KNOWN: ReadonlySet<string> = new Set([
  ...CATALOGUE.map(({ message }) => message),
  ...Object.values(CONTRACTS.main).flatMap((procedure) =>
    Object.values(procedure['~orpc'].errorMap).flatMap((error) => error?.message ?? []),
  ),
])

/**
 * What `/signin?errorCode=…&errorMessage=…` says (SPEC.md section 4). Anybody can write such an address, so only our
 * own sentences are shown as they stand; for everything else speaks the one that belongs to the code.
 *
 * @returns null when the address says nothing
 */
export function problemOfAddress(query: URLSearchParams): string | null {
  const code = query.get('errorCode')
  const message = query.get('errorMessage')
  if (message !== null && KNOWN.has(message)) return message
  if (code === null && message === null) return null
  const known = CATALOGUE.find((error) => error.code > 0 && String(error.code) === code)
  return (known ?? ERROR_CATALOGUE.UNAUTHORIZED).message
}
