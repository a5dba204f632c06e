import { createHash } from 'node:crypto'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The hash that is shown before the first entry, so that the secret cannot be chosen after the last one. */
export const hashOfSecret = (secret: string): string => sha256(secret)

/** The public list of entries, by number: one line each with the number, a space and the code. */
export const entryListText = (entries: readonly { entryNo: number; code: string }[]): string =>
  [...entries]
    .sort((one, other) => one.entryNo - other.entryNo)
    .map(({ entryNo, code }) => `${entryNo} ${code}\n`)
    .join('')

export const hashOfList = (listText: string): string => sha256(listText)

/**
 * All entries in the order of the draw. The seed is SHA-256 of `secret:listHash`; each entry has the score SHA-256 of
 * `seed:number`, and the lowest score comes first. So the order follows from what is public after the draw alone, and
 * neither the secret nor the list can be changed afterwards without another hash.
 */
export function drawOrder(secret: string, listHash: string, entryCount: number): number[] {
  const seed = sha256(`${secret}:${listHash}`)
  const scored = Array.from({ length: entryCount }, (_, index) => ({
    entryNo: index + 1,
    score: sha256(`${seed}:${index + 1}`),
  }))
  return scored
    .sort((one, other) => (one.score < other.score ? -1 : 1))
    .map(({ entryNo }) => entryNo)
}
