import type { PostState } from '#contracts/announcement-rules.ts'
import type { ExhibitionDeskRow, ExhibitionDraft } from '#contracts/exhibition.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { exhibitionTable } from './exhibition-posts.ts'

type Context = Pick<HostContext, 'kysely' | 'now'>

/** Exhibitions in one state, in their order. */
export async function listExhibitionDesk(
  context: Context,
  input: { state: PostState; page: number },
): Promise<{ items: ExhibitionDeskRow[]; total: number; pageCount: number }> {
  const { rows, ...counts } = await exhibitionTable.listInState(context, input)
  return {
    items: rows.map((row) => {
      const { title, position, startsAt, endsAt, productSeqs } = exhibitionTable.contentOf(row)
      return {
        gnbSeq: row.gnb_seq,
        title,
        goods: productSeqs.length,
        position,
        startsAt,
        endsAt,
        updatedAt: row.updated_at.toISOString(),
      }
    }),
    ...counts,
  }
}

/** One exhibition as operators edit it, with its versions, newest first. */
export async function getExhibitionDraft(
  context: Context,
  gnbSeq: number,
): Promise<ExhibitionDraft | Refusal<'NOT_FOUND'>> {
  const found = await exhibitionTable.findDraft(context, gnbSeq)
  if (!found) return refuse('NOT_FOUND')
  return { ...exhibitionTable.contentOf(found.row), gnbSeq, ...found.history }
}
