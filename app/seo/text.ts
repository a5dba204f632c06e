const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Text on one line, cut after `limit` grapheme clusters; '…' marks a cut text. */
export function oneLine(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  let count = 0
  for (const { index } of graphemes.segment(line)) {
    count += 1
    if (count === limit) {
      const kept = line.slice(0, index)
      const rest = line.slice(index)
      return isOneGrapheme(rest) ? line : `${kept.trimEnd()}…`
    }
  }
  return line
}

function isOneGrapheme(text: string): boolean {
  const [first] = graphemes.segment(text)
  return first === undefined || first.segment.length === text.length
}
