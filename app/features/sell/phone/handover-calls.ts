import { paths } from '#app/paths.ts'
import type { ListingPhoto } from '#contracts/listing-photo.ts'

export type OpenedLink =
  | { ok: true; key: string; expiresAt: string }
  | { ok: false; message: string }

const UNREACHED = 'QR 코드를 만들지 못했어요. 연결을 확인하고 다시 시도해 주세요.'

/** The photos that phones have sent for a draft; null when it cannot be known now. */
export async function loadPhonePhotos(draftId: string): Promise<ListingPhoto[] | null> {
  try {
    const response = await fetch(paths.photoHandover({ draftId }))
    if (!response.ok) return null
    const { photos } = (await response.json()) as { photos: ListingPhoto[] }
    return photos
  } catch {
    return null
  }
}

/** Opens a link for a phone. */
export async function openLink(draftId: string): Promise<OpenedLink> {
  try {
    const response = await post({ draftId, open: true })
    const answer = (await response.json()) as { key?: string; expiresAt?: string; message?: string }
    const { key, expiresAt, message } = answer
    return key && expiresAt
      ? { ok: true, key, expiresAt }
      : { ok: false, message: message ?? UNREACHED }
  } catch {
    return { ok: false, message: UNREACHED }
  }
}

/** Ends the link of a draft, also while the page is being left. */
export function closeLink(draftId: string): void {
  post({ draftId, open: false }, true).catch(() => undefined)
}

const post = (body: object, keepalive = false) =>
  fetch(paths.photoHandover(), {
    method: 'POST',
    keepalive,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
