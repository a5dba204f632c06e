const SPECIAL = /[.*+?^${}()|[\]\\]/g

/**
 * A keyword without one of the parts it was read as; what stands between the letters of the part goes with it, since the
 * reading leaves that out ("아이폰, 갤럭시").
 */
export function withoutPart(keyword: string, typed: string): string {
  const letters = Array.from(typed.normalize('NFC').replaceAll(/\s+/g, ''))
  const pattern = letters.map((letter) => letter.replace(SPECIAL, '\\$&')).join('[^\\p{L}\\p{N}]*')
  return keyword.replace(new RegExp(pattern, 'iu'), ' ').replaceAll(/\s+/g, ' ').trim()
}
