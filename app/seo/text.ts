import { isOfSingles, segmentsOf } from '#contracts/graphemes.ts'

/** Text on one line, cut after `limit` grapheme clusters; '…' marks a cut text. */
export function oneLine(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const cut = cutBefore(line, limit)
  return cut === undefined ? line : `${line.slice(0, cut).trimEnd()}…`
}

/** Where the last cluster begins that has room beside the mark; undefined when the whole line has room. */
function cutBefore(line: string, limit: number): number | undefined {
  if (line.length <= limit) return undefined
  if (isOfSingles(line)) return limit - 1
  let count = 0
  let cut = 0
  for (const { index } of segmentsOf(line)) {
    count += 1
    if (count === limit) cut = index
    if (count > limit) return cut
  }
  return undefined
}
