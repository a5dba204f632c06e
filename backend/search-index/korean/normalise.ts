const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const FULL_WIDTH_OFFSET = 0xfee0
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu

/** Composed (NFC), half-width, lower case; spaces and punctuation stay. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(FULL_WIDTH, (character) =>
      String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET),
    )
    .toLowerCase()
}

/** The comparable form: letters and digits of the folded text, without anything between them. */
export function normaliseText(text: string): string {
  return foldText(text).replace(NEITHER_LETTER_NOR_DIGIT, '')
}

/** The 2-character grams of a normalised word; of a single character itself. Each once. */
export function gramsOf(word: string): string[] {
  const characters = Array.from(word)
  if (characters.length <= 1) return characters
  const grams = new Set<string>()
  for (let index = 1; index < characters.length; index += 1)
    grams.add(`${characters[index - 1]}${characters[index]}`)
  return [...grams]
}
