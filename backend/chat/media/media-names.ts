export const MEDIA_SIZES = ['full', 'thumb'] as const
export type MediaSize = (typeof MEDIA_SIZES)[number]

/** The storage name of a file of the chat; spread over folders, as a folder with very many files is slow. */
export function mediaName(mediaId: string, size: MediaSize): string {
  return `chat/${mediaId.slice(0, 2)}/${mediaId}/${size}`
}
