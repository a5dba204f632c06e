/** The position of the typed text in a suggestion, ignoring spacing and case; null when it does not contain it. */
export function matchedPart(
  suggestion: string,
  typed: string,
): [start: number, end: number] | null {
  const wanted = [...typed.toLowerCase()].filter((char) => char.trim() !== '')
  if (wanted.length === 0) return null
  const chars: { char: string; at: number; end: number }[] = []
  let at = 0
  for (const char of suggestion) {
    if (char.trim() !== '') chars.push({ char: char.toLowerCase(), at, end: at + char.length })
    at += char.length
  }
  for (let start = 0; start + wanted.length <= chars.length; start += 1) {
    if (!wanted.every((char, index) => chars[start + index]?.char === char)) continue
    const first = chars[start]
    const last = chars[start + wanted.length - 1]
    return first && last ? [first.at, last.end] : null
  }
  return null
}
