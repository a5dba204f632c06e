import type { ChatMessage } from '#contracts/chat.ts'
import { MEDIA_WIDTHS } from '#contracts/media.ts'
import { mediaName } from '../../chat/media/media-names.ts'
import { originalName, variantName } from '../../media/derive.ts'
import { FORMATS } from '../../media/variant.ts'
import type { MediaStore } from '../../operation/media-store.ts'
import { casePhotoName } from '../cases/photos/case-photo-name.ts'
import type { Evidence } from './collect-evidence.ts'

export interface EvidencePhoto {
  /** In the pack; its ending says what it is. */
  name: string
  bytes: Uint8Array
}

type Store = Pick<MediaStore, 'get'>

/** Together; the rest of a room's pictures is left out, and the conversation says where they stood. */
const MOST_CHAT_PHOTOS = 60
const MOST_BYTES = 20 * 1024 * 1024

/** The listing's photos as they were when it was ordered: a picture never changes under its key. */
export async function listingPhotos(
  store: Store,
  mediaKeys: readonly string[],
): Promise<EvidencePhoto[]> {
  const photos: EvidencePhoto[] = []
  for (const [place, mediaKey] of mediaKeys.entries()) {
    const bytes = await findPicture(store, mediaKey)
    if (bytes) photos.push({ name: `photos/${numbered(place)}.${endingOf(bytes)}`, bytes })
  }
  return photos
}

/** The uploaded picture, else the largest that was made of a drawn one. */
async function findPicture(store: Store, mediaKey: string): Promise<Uint8Array | null> {
  const original = await store.get(originalName(mediaKey))
  if (original) return original
  for (const width of [...MEDIA_WIDTHS].reverse())
    for (const cut of ['w', 'c'] as const)
      for (const format of FORMATS) {
        const made = await store.get(variantName(mediaKey, { cut, width }, format))
        if (made) return made
      }
  return null
}

/** The pictures of a conversation, by the number of their message. */
export async function chatPhotos(
  store: Store,
  messages: readonly ChatMessage[],
): Promise<EvidencePhoto[]> {
  const wanted = messages.flatMap(({ messageSeq, images }) =>
    images.map(({ mediaId }, place) => ({ mediaId, name: `${messageSeq}-${place + 1}` })),
  )
  const photos: EvidencePhoto[] = []
  let size = 0
  for (const { mediaId, name } of wanted.slice(-MOST_CHAT_PHOTOS)) {
    const bytes = await store.get(mediaName(mediaId, 'full'))
    if (!bytes || size + bytes.length > MOST_BYTES) continue
    size += bytes.length
    photos.push({ name: `chat/${name}.${endingOf(bytes)}`, bytes })
  }
  return photos
}

/** What the members have shown with their words. */
export async function casePhotos(
  store: Store,
  statements: Evidence['statements'],
): Promise<EvidencePhoto[]> {
  const photos: EvidencePhoto[] = []
  let size = 0
  for (const { photoId, file } of statements.flatMap((statement) => statement.photos)) {
    const bytes = await store.get(casePhotoName(photoId))
    if (!bytes || size + bytes.length > MOST_BYTES) continue
    size += bytes.length
    photos.push({ name: file, bytes })
  }
  return photos
}

const numbered = (place: number) => String(place + 1).padStart(2, '0')

/** By the first bytes, because names of the store have no ending. */
function endingOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (text.startsWith('\u0089PNG')) return 'png'
  if (text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 12) === 'ftypavif') return 'avif'
  return 'jpg'
}
