/** The position of the caret when that many digits follow it. */
export function caretBefore(text: string, digits: number): number {
  let caret = text.length
  for (let left = digits; left > 0 && caret > 0; caret -= 1)
    if (/\d/.test(text[caret - 1] ?? '')) left -= 1
  return caret
}
