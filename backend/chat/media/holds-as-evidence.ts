import { type RawBuilder, sql } from 'kysely'

/** Whether the report `report` shows a file in its evidence: a picture, a video, or a video's still. */
export function holdsAsEvidence(report: string, mediaId: RawBuilder<unknown>): RawBuilder<boolean> {
  const evidence = sql.ref(`${report}.evidence`)
  return sql<boolean>`(
    ${evidence} @> jsonb_build_array(jsonb_build_object('images',
      jsonb_build_array(jsonb_build_object('mediaId', ${mediaId}))))
    or ${evidence} @> jsonb_build_array(jsonb_build_object('video',
      jsonb_build_object('mediaId', ${mediaId})))
    or ${evidence} @> jsonb_build_array(jsonb_build_object('video',
      jsonb_build_object('posterId', ${mediaId})))
  )`
}

/** Whether any report, open or closed, of the room of `chat_media` as `media` holds that file. */
export const isHeldAsEvidence = (media: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from report
  where report.room_id = ${sql.ref(`${media}.room_id`)}
    and ${holdsAsEvidence('report', sql.ref(`${media}.media_id`))}
)`
