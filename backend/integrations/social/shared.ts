import type { SocialEndpoints } from '#contracts/social-login.ts'
import { callProvider, type Reach } from '../call-provider.ts'

/** Longer than any name that is shown of a user. */
const NAME_LENGTH = 40

/** An address that this provider requires; only an error in our own settings leaves it out. */
export function endpointOf(endpoints: SocialEndpoints, name: keyof SocialEndpoints): string {
  const address = endpoints[name]
  if (!address) throw new Error(`the provider's ${name} address is missing`)
  return address
}

/** Calls a provider's API with a user's token; null for what cannot be a token, and so cannot be sent in a header. */
export async function callWithToken(reach: Reach, url: string, token: string | undefined) {
  if (!token || !/^[\x21-\x7e]{1,4000}$/.test(token)) return null
  return callProvider(reach, url, { headers: { authorization: `Bearer ${token}` } })
}

/** The first name that is not empty. */
export function firstName(...names: (string | null | undefined)[]): string | null {
  for (const name of names) {
    const trimmed = name?.replaceAll(/\p{Cc}/gu, '').trim()
    if (trimmed) return [...trimmed].slice(0, NAME_LENGTH).join('')
  }
  return null
}
