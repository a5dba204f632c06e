import type { Image } from '#contracts/common.ts'

/** A picture from the columns of a left join on `media`; null where there is none. */
export function imageOf(row: {
  media_key: string | null
  width: number | null
  height: number | null
  color: string | null
}): Image | null {
  if (row.media_key === null || row.width === null || row.height === null || row.color === null)
    return null
  return { mediaKey: row.media_key, width: row.width, height: row.height, color: row.color }
}
