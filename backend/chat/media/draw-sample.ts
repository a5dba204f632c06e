import { drawRecipe } from '../../media/draw.ts'
import { openRaster } from '../../media/raster.ts'
import { recipeSchema } from '../../media/recipe.ts'
import type { FoundMedia } from './find-media.ts'
import type { MediaHostContext } from './media-context.ts'
import { mediaName } from './media-names.ts'
import { smallCopy } from './prepare-picture.ts'

/**
 * A picture of the demo world's talks is drawn when somebody first looks at it, so that the first start need not wait for
 * it; until then it has no bytes. Its recipe is that of the `media` row of the same name.
 * @returns null where there is none
 */
export async function drawSample(
  { kysely, mediaStore }: MediaHostContext,
  found: FoundMedia,
): Promise<FoundMedia | null> {
  const { media_id: mediaId } = found
  const row = await kysely
    .selectFrom('media')
    .select(['recipe', 'width', 'height'])
    .where('media_key', '=', mediaId)
    .where('kind', '=', 'DRAWN')
    .executeTakeFirst()
  if (!row) return null
  const raster = await drawRecipe(recipeSchema.parse(row.recipe), row.width, row.height)
  const full = await openRaster(raster).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  await mediaStore.put(mediaName(mediaId, 'full'), full, 'image/jpeg')
  await mediaStore.put(mediaName(mediaId, 'thumb'), await smallCopy(full), 'image/jpeg')
  await kysely
    .updateTable('chat_media')
    .set({ bytes: full.length })
    .where('media_id', '=', mediaId)
    .execute()
  return { ...found, bytes: full.length }
}
