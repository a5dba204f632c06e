import { type Kysely, sql } from 'kysely'
import { mediaName } from '../chat/media/media-names.ts'
import { evidenceName } from '../damage-reports/evidence-name.ts'
import type { DB } from '../db/schema.ts'
import { originalName } from '../media/derive.ts'
import { disputePictureName } from '../member-disputes/picture-name.ts'
import { casePhotoName } from '../orders/cases/photos/case-photo-name.ts'
import { questionFileName } from '../questions/question-file-name.ts'

/** A file of the member: its place in the archive, and its name in the media store. */
export interface OwnFile {
  file: string
  name: string
}

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** Pictures and videos that the member uploaded; those of the demo world are drawn and were never files. */
export async function listOwnFiles(kysely: Kysely<DB>, userSeq: number): Promise<OwnFile[]> {
  const { rows: pictures } = await sql<{ media_key: string; product_seq: number | null }>`
    select media.media_key, image.product_seq
    from product_image image join product using (product_seq) join store using (store_seq)
      join media on media.media_key = image.media_key
    where store.user_seq = ${userSeq} and media.kind <> 'DRAWN'
    union
    select media.media_key, null from store join media using (media_key)
    where store.user_seq = ${userSeq} and media.kind <> 'DRAWN'
    order by product_seq, media_key`.execute(kysely)
  const sent = await kysely
    .selectFrom('chat_media')
    .select(['media_id', 'content_type', 'room_id'])
    .where('user_seq', '=', userSeq)
    .where('message_seq', '>', 0)
    .orderBy('created_at')
    .execute()
  const evidence = await kysely
    .selectFrom('damage_evidence')
    .innerJoin('damage_report', 'damage_report.report_seq', 'damage_evidence.report_seq')
    .select(['damage_evidence.evidence_id', 'damage_report.report_seq'])
    .where('damage_report.user_seq', '=', userSeq)
    .orderBy('damage_evidence.created_at')
    .execute()
  const { rows: disputed } = await sql<{ evidence_id: string; dispute_seq: number }>`
    select evidence_id, dispute_seq from member_dispute_picture picture join member_dispute dispute using (dispute_seq)
    where case side when 'CLAIMANT' then claimant_user_seq else respondent_user_seq end = ${userSeq}
    order by picture.created_at`.execute(kysely)
  const asked = await kysely
    .selectFrom('question_file')
    .innerJoin('question', 'question.question_seq', 'question_file.question_seq')
    .select(['question_file.file_id', 'question.question_seq'])
    .where('question.user_seq', '=', userSeq)
    .orderBy('question_file.created_at')
    .execute()
  const { rows: shown } = await sql<{ photo_id: string; order_seq: number }>`
    select photo_id, order_seq from case_photo photo join orders using (order_seq)
    where statement_seq is not null
      and case photo.role when 'BUYER' then buyer_user_seq else seller_user_seq end = ${userSeq}
    order by statement_seq, place`.execute(kysely)
  return [
    ...pictures.map((row) => ({
      file:
        row.product_seq === null
          ? `사진/가게/${row.media_key}.jpg`
          : `사진/상품/${row.product_seq}/${row.media_key}.jpg`,
      name: originalName(row.media_key),
    })),
    ...sent.map((row) => ({
      file: `사진/채팅/${row.room_id}/${row.media_id}.${ENDINGS[row.content_type] ?? 'bin'}`,
      name: mediaName(row.media_id, 'full'),
    })),
    ...evidence.map((row) => ({
      file: `사진/피해사례/${row.report_seq}/${row.evidence_id}.jpg`,
      name: evidenceName(row.evidence_id),
    })),
    ...asked.map((row) => ({
      file: `사진/문의/${row.question_seq}/${row.file_id}.jpg`,
      name: questionFileName(row.file_id),
    })),
    ...shown.map((row) => ({
      file: `사진/거래/${row.order_seq}/${row.photo_id}.jpg`,
      name: casePhotoName(row.photo_id),
    })),
    ...disputed.map((row) => ({
      file: `사진/회원 분쟁/${row.dispute_seq}/${row.evidence_id}.jpg`,
      name: disputePictureName(row.evidence_id),
    })),
  ]
}
