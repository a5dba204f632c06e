import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import type { KeyRing } from '../../operation/key-ring.ts'
import type { Evidence } from './collect-evidence.ts'
import type { EvidencePhoto } from './evidence-photos.ts'
import { conversationText, README, VERIFY_PROGRAM } from './evidence-words.ts'

const SUMS = 'SHA256SUMS'
const ZIP_EPOCH = new Date('1980-01-01T00:00:00Z')

/** Puts everything into one ZIP whose files are listed with their SHA-256 in a signed file. */
export function packEvidence(
  keys: Pick<KeyRing, 'signDocument' | 'documentKey'>,
  {
    evidence,
    pdf,
    photos,
  }: { evidence: Evidence; pdf: Uint8Array; photos: readonly EvidencePhoto[] },
): Uint8Array {
  const { events, messages, ...order } = evidence
  const files = new Map<string, Uint8Array>([
    ['README.txt', strToU8(README)],
    ['summary.pdf', pdf],
    ['order.json', packJson(order)],
    ['events.json', packJson(events)],
    ['conversation.txt', strToU8(conversationText(evidence))],
    ['conversation.json', packJson(messages)],
    ...photos.map(({ name, bytes }) => [name, bytes] as const),
    ['verify.mjs', strToU8(VERIFY_PROGRAM)],
  ])
  return packSigned(keys, files)
}

/**
 * A ZIP of files, whose SHA-256 are listed in a file that is signed. Whoever has the public key checks it without us.
 * @param files by name; the list, its signature and the key are added
 */
export function packSigned(
  keys: Pick<KeyRing, 'signDocument' | 'documentKey'>,
  files: Map<string, Uint8Array>,
): Uint8Array {
  files.set('public-key.pem', strToU8(keys.documentKey))
  const sums = strToU8([...files].map(([name, bytes]) => `${sha256(bytes)}  ${name}\n`).join(''))
  files.set(SUMS, sums)
  files.set(`${SUMS}.sig`, keys.signDocument(sums))
  const isPicture = (name: string) => /\.(?:jpg|png|webp|avif|pdf)$/.test(name)
  return zipSync(
    Object.fromEntries(
      [...files].map(([name, bytes]) => [
        name,
        [bytes, { level: isPicture(name) ? 0 : 6, mtime: ZIP_EPOCH }] as const,
      ]),
    ) as Parameters<typeof zipSync>[0],
  )
}

/** A file of a pack that programs read. */
export const packJson = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The SHA-256 of the public key, by which two copies of it are compared by eye. */
export const keyFingerprint = (pem: string): string => sha256(strToU8(pem)).slice(0, 32)
