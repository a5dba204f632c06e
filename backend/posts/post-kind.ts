import type { Kysely, Transaction } from 'kysely'
import type { PostVersion } from '#contracts/announcement.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import type { Refusal } from '../operation/refusal.ts'

export type PostContext = Pick<HostContext, 'kysely' | 'now' | 'caller' | 'keys'>

/** Who did something to a post; no operator of the demo data. */
export type ByOperator = Pick<HostContext, 'caller' | 'now'> & {
  operator: Pick<Viewer, 'userSeq'> | null
}

export interface PostDid {
  did: PostVersion['did']
  /** Of ROLL_BACK. */
  fromVersion?: number | undefined
}

export interface PostRow {
  version: number
  is_hidden: boolean
}

/**
 * A kind of post that operators write, with how its rows are read and written: announcements, events, answers of the
 * FAQ. `save-post.ts` has what all of them do.
 */
export interface PostKind<
  Row extends PostRow,
  Columns extends Partial<Row>,
  Content extends object,
  Wrong extends string,
  Fixed extends string = never,
> {
  /** The columns that a content becomes. */
  columnsOf(content: Content): Columns
  contentOf(row: Row): Content
  findByForm(trx: Kysely<DB>, formKey: string): Promise<Row | undefined>
  findLocked(trx: Kysely<DB>, seq: number): Promise<Row | undefined>
  /** The content that a version has. */
  findVersion(trx: Kysely<DB>, seq: number, version: number): Promise<Content | undefined>
  /** Undefined where a post of the same form is there. */
  insert(
    trx: Kysely<DB>,
    columns: Columns & { form_key: string; updated_at: Date },
  ): Promise<Row | undefined>
  update(
    trx: Kysely<DB>,
    seq: number,
    columns: Partial<Columns> & { is_hidden?: boolean; version: number; updated_at: Date },
  ): Promise<Row>
  writeVersion(trx: Kysely<DB>, row: Row, by: ByOperator, did: PostDid): Promise<void>
  /** What is wrong with a content that was typed. @param before of the post as it is; null of a new one */
  refuseTyped(content: Content, before: Content | null, now: Date): Refusal<Wrong> | null
  /**
   * What is wrong with a content that only the database knows; it may also take what the content names, such as an
   * uploaded picture. Nothing may be written when it refuses.
   */
  refuseStored?(
    trx: Transaction<DB>,
    operator: Pick<Viewer, 'userSeq'>,
    content: Content,
    before: Content | null,
  ): Promise<Refusal<Wrong> | null>
  /** What may not be changed any more, by typing or by a roll-back. */
  refuseChange?(before: Content, after: Content, now: Date): Refusal<Fixed> | null
  /** What belongs to the post beside its row. */
  afterWrite?(trx: Kysely<DB>, context: PostContext, row: Row): Promise<void>
}
