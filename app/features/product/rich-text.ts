/** A piece of a user's text: plain text, or an address to link to. */
export type TextPart = { text: string; href?: string }

/** Where an address begins; keyboards of phones write its first letter large. `www.` begins one within no other word. */
const BEGINNING = /https?:\/\/|(?<![\w.@/-])www\.(?=[a-z0-9])/gi
// Only characters that an address may contain unencoded: a Korean particle right after an address ends it.
const ADDRESS_SIGNS = new Set(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#[]@!$&'()*+,;=%",
)
const CLOSING_SIGNS = new Set('.,;:!?\'"')

/**
 * Splits a text at its web addresses, in one pass. Only http and https are linked, `www.` as https, and no address
 * that names a user before its host ("https://bank.example@other.example"), which is used to mislead.
 *
 * @param ownOrigin the origin of the page: its addresses are linked even if the host is a single label, as `localhost`
 */
export function richText(text: string, ownOrigin = ''): TextPart[] {
  const parts: TextPart[] = []
  let plainFrom = 0
  let at = 0
  while (at < text.length) {
    const start = nextBeginning(text, at)
    if (start === -1) break
    const end = addressEnd(text, start)
    const address = text.slice(start, end)
    const href = hrefOf(address, ownOrigin)
    if (href) {
      if (start > plainFrom) parts.push({ text: text.slice(plainFrom, start) })
      parts.push({ text: address, href })
      plainFrom = end
    }
    at = Math.max(end, start + 1)
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom) })
  return parts
}

function nextBeginning(text: string, from: number): number {
  BEGINNING.lastIndex = from
  return BEGINNING.exec(text)?.index ?? -1
}

function addressEnd(text: string, start: number): number {
  let end = start
  let open = 0
  while (end < text.length) {
    const sign = text.charAt(end)
    if (!ADDRESS_SIGNS.has(sign)) break
    // A closing bracket that was not opened inside belongs to the sentence around the address.
    if (sign === ')' && open === 0) break
    if (sign === '(') open += 1
    if (sign === ')') open -= 1
    end += 1
  }
  while (end > start && CLOSING_SIGNS.has(text.charAt(end - 1))) end -= 1
  return end
}

/** Where an address leads; null for one that is not linked. */
function hrefOf(address: string, ownOrigin: string): string | null {
  const isBare = /^www\./i.test(address)
  const href = isBare ? `https://${address}` : address
  if (!URL.canParse(href)) return null
  const { origin, hostname, username, password } = new URL(href)
  if (username || password) return null
  const isSite = hostname.includes('.') && (!isBare || /^www\.[^.]+\.[^.]/.test(hostname))
  return origin === ownOrigin || isSite ? href : null
}
