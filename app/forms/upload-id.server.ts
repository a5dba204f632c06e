import { createHash } from 'node:crypto'

/**
 * The UUID of a picture that came with a form: the same for the same part of the same form, so that a second press of the
 * button adds no second picture.
 * @param part what tells the picture from the others of the form: its bytes or its place
 */
export function uploadIdOf(formKey: string, part: string | Uint8Array): string {
  const hex = createHash('sha256').update(formKey).update(part).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

/** The bytes of a picture, as `uploadIdOf` takes them. */
export const bytesOf = async (photo: File): Promise<Uint8Array> =>
  new Uint8Array(await photo.arrayBuffer())
