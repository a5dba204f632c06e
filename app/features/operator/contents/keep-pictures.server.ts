import type { LoadContext } from '#app/load-context.server.ts'
import { keepPostedPicture } from '../posts/keep-posted-picture.server.ts'
import type { ContentFormInput } from './content-form-schema.ts'
import { type ContentRow, postedRows } from './content-rows.ts'

interface KeptPictures {
  mediaKey: string
  rows: ContentRow[]
  coverProblem: string | null
}

/** Stores the pictures that a form has as files, whatever else is wrong with it: nobody chooses them twice. */
export async function keepPictures(
  context: LoadContext,
  input: ContentFormInput,
): Promise<KeptPictures> {
  const files = new Map(input.blocks.map(({ row, file }) => [row.split(' ')[1], file]))
  const cover = await keepPostedPicture(context, input.cover)
  const rows: ContentRow[] = []
  for (const row of postedRows(input.blocks)) {
    const kept = row.kind === 'image' ? await keepPostedPicture(context, files.get(row.id)) : null
    if (kept?.mediaKey) rows.push({ ...row, mediaKey: kept.mediaKey })
    else rows.push(kept?.problem ? { ...row, errors: { file: kept.problem } } : row)
  }
  return {
    mediaKey: cover?.mediaKey ?? input.mediaKey,
    rows,
    coverProblem: cover?.problem ?? null,
  }
}
