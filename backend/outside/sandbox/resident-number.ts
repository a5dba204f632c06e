export interface ResidentFacts {
  /** 'YYYY-MM-DD' */
  birthDate: string
  sex: 'MALE' | 'FEMALE'
  isForeigner: boolean
}

/** Century and nationality by the first digit of the back part; odd is male. */
const CENTURIES: Record<string, { century: number; isForeigner: boolean }> = {
  '1': { century: 19, isForeigner: false },
  '2': { century: 19, isForeigner: false },
  '3': { century: 20, isForeigner: false },
  '4': { century: 20, isForeigner: false },
  '5': { century: 19, isForeigner: true },
  '6': { century: 19, isForeigner: true },
  '7': { century: 20, isForeigner: true },
  '8': { century: 20, isForeigner: true },
  '9': { century: 18, isForeigner: false },
  '0': { century: 18, isForeigner: false },
}

/**
 * What the parts of a resident number say.
 * @param today 'YYYY-MM-DD' in Korea
 * @returns null when nobody can have it: a day that never was, or is still to come
 */
export function readResidentNumber(
  socialPreNo: string,
  socialPostNo: string,
  today: string,
): ResidentFacts | null {
  const kind = CENTURIES[socialPostNo]
  const parts = /^(\d\d)(\d\d)(\d\d)$/.exec(socialPreNo)
  if (!kind || !parts) return null
  const birthDate = `${kind.century}${parts[1]}-${parts[2]}-${parts[3]}`
  const day = new Date(`${birthDate}T00:00:00Z`)
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(birthDate)
  if (!exists || birthDate > today) return null
  return {
    birthDate,
    sex: Number(socialPostNo) % 2 === 1 ? 'MALE' : 'FEMALE',
    isForeigner: kind.isForeigner,
  }
}
