/** What the first seven digits of a resident number say of a person. */
export interface ResidentFacts {
  /** 'YYYY-MM-DD' */
  birthDate: string
  sex: 'MALE' | 'FEMALE'
  isForeigner: boolean
}

const CENTURIES: Readonly<Record<string, number>> = {
  1: 1900,
  2: 1900,
  3: 2000,
  4: 2000,
  5: 1900,
  6: 1900,
  7: 2000,
  8: 2000,
  9: 1800,
  0: 1800,
}

/**
 * Reads birth date, sex and nationality; the two parts themselves are not kept anywhere.
 * @param socialPreNo six digits, YYMMDD
 * @param socialPostNo first digit of the back part: 1 2 5 6 → 1900s, 3 4 7 8 → 2000s, 9 0 → 1800s; 5–8 foreigners; odd male
 * @param today 'YYYY-MM-DD' in Korea
 * @returns null when it cannot exist: a day that never was, or is still to come
 */
export function readResidentNumber(
  socialPreNo: string,
  socialPostNo: string,
  today: string,
): ResidentFacts | null {
  const century = CENTURIES[socialPostNo]
  const [, yy, mm, dd] = /^(\d\d)(\d\d)(\d\d)$/.exec(socialPreNo) ?? []
  if (century === undefined || !yy || !mm || !dd) return null
  const birthDate = `${century + Number(yy)}-${mm}-${dd}`
  const day = new Date(`${birthDate}T00:00:00Z`)
  // A day that a month does not have (0230) would roll over into the next.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== birthDate) return null
  if (birthDate > today) return null
  const digit = Number(socialPostNo)
  return {
    birthDate,
    sex: digit % 2 === 1 ? 'MALE' : 'FEMALE',
    isForeigner: digit >= 5 && digit <= 8,
  }
}
