export const MEDIA_SIZES = ['full', 'thumb'] as const
export type MediaSize = (typeof MEDIA_SIZES)[number]

/** Where a file of the chat is kept; spread over folders, as those of very many files are slow. */
export function mediaName(mediaId: string, size: MediaSize): string {
  return `chat/${mediaId.slice(0, 2)}/${mediaId}/${size}`
}
