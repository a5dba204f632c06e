import type { Kysely } from 'kysely'
import { mediaName } from '#backend/chat/media/media-names.ts'
import { smallCopy } from '#backend/chat/media/prepare-picture.ts'
import type { DB } from '#backend/db/schema.ts'
import { openRaster } from '#backend/media/raster.ts'
import type { MakeMissingFile } from '#backend/operation/make-missing-file.ts'
import type { MediaStore } from '#backend/operation/media-store.ts'
import { drawer } from './drawer.ts'

/**
 * The first start does not wait for the pictures of the demo world's chats: each is drawn at the first download. Its
 * recipe is that of the `media` row of the same name.
 */
export function chatSampleDrawer(context: {
  kysely: Kysely<DB>
  mediaStore: Pick<MediaStore, 'put'>
}): MakeMissingFile {
  const { kysely, mediaStore } = context
  return async (mediaId) => {
    const row = await kysely
      .selectFrom('media')
      .select(['recipe', 'width', 'height'])
      .where('media_key', '=', mediaId)
      .where('kind', '=', 'DRAWN')
      .executeTakeFirst()
    if (!row) return null
    const raster = await drawer.drawRecipe(row.recipe, row.width, row.height)
    const full = await openRaster(raster).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
    await mediaStore.put(mediaName(mediaId, 'full'), full, 'image/jpeg')
    await mediaStore.put(mediaName(mediaId, 'thumb'), await smallCopy(full), 'image/jpeg')
    await kysely
      .updateTable('chat_media')
      .set({ bytes: full.length })
      .where('media_id', '=', mediaId)
      .execute()
    return full.length
  }
}
