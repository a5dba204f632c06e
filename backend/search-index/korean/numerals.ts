const NUMERALS = '일이삼사오육칠팔구'
const POWERS: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1_000 }

/** A number as it is said: '십오만' is 150,000. */
export function spelt(numerals: string): number {
  let total = 0
  let section = 0
  let digit = 0
  for (const numeral of numerals) {
    const power = POWERS[numeral]
    if (numeral === '만') {
      total += (section + digit || 1) * 10_000
      section = 0
      digit = 0
    } else if (power === undefined) digit = NUMERALS.indexOf(numeral) + 1
    else {
      section += (digit || 1) * power
      digit = 0
    }
  }
  return total + section + digit
}
