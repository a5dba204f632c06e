/** One rule of masking everywhere, as different masks could be combined (korean-conventions: masks). */

/** '01012345678' → '010-****-5678' */
export function maskPhoneNo(phoneNo: string): string {
  return `${phoneNo.slice(0, 3)}-****-${phoneNo.slice(-4)}`
}

/** '홍길동' → '홍*동', '김구' → '김*', '남궁민수' → '남궁**' */
export function maskName(name: string): string {
  const letters = [...name]
  if (letters.length <= 1) return '*'
  if (letters.length === 2) return `${letters[0]}*`
  if (letters.length === 3) return `${letters[0]}*${letters[2]}`
  return `${letters[0]}${letters[1]}${'*'.repeat(letters.length - 2)}`
}
