import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { PostVersion } from '#contracts/announcement.ts'
import { type PostState, postStateAt } from '#contracts/announcement-rules.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext } from '../operation/context.ts'
import type { ByOperator, PostDid } from './post-kind.ts'
import { isInPostState } from './post-state.ts'

const PAGE_SIZE = 30

type PostTableName =
  | 'announcement'
  | 'answer_macro'
  | 'banner'
  | 'event'
  | 'exhibition'
  | 'faq'
  | 'search_sense'

interface Head {
  title: string
  /** Null of what is never scheduled. */
  startsAt: string | null
  endsAt: string | null
}

/** What every kind of post has in its draft besides the content. */
export interface PostHistory {
  version: number
  state: PostState
  /** Newest first. */
  versions: PostVersion[]
}

/**
 * Reads and writes the rows of a kind of post and its versions, in `<table>_version`: the parts of a `PostKind` that are
 * the same for all of them.
 */
export function postTable<Table extends PostTableName, Content extends object>(
  table: Table,
  {
    seqColumn,
    contentOf,
    headOf,
    start,
    isOrdered = false,
  }: {
    seqColumn: keyof DB[Table] & string
    contentOf: (row: Selectable<DB[Table]>) => Content
    /** What lists of versions say of a content. */
    headOf: (content: Content) => Head
    /** The column of its beginning. */
    start: 'publish_at' | 'starts_at' | 'updated_at'
    /** Whether operators order them, by `sort_order`. */
    isOrdered?: boolean
  },
) {
  type Row = Selectable<DB[Table]>
  // The query builder needs one table to check: all of them have these columns.
  const name = table as 'faq'
  const versions = `${table}_version` as 'faq_version'
  const seq = seqColumn as 'faq_seq'
  type Values = Insertable<DB['faq']>
  type Common = Selectable<DB['faq']>

  return {
    contentOf,

    findByForm: (trx: Kysely<DB>, formKey: string) =>
      trx
        .selectFrom(name)
        .selectAll()
        .where('form_key', '=', formKey)
        .executeTakeFirst() as Promise<Row | undefined>,

    findLocked: (trx: Kysely<DB>, of: number) =>
      trx
        .selectFrom(name)
        .selectAll()
        .where(seq, '=', of)
        .forUpdate()
        .executeTakeFirst() as Promise<Row | undefined>,

    async findVersion(trx: Kysely<DB>, of: number, version: number) {
      const found = await trx
        .selectFrom(versions)
        .select('content')
        .where(seq, '=', of)
        .where('version', '=', version)
        .executeTakeFirst()
      return found?.content as Content | undefined
    },

    insert: (trx: Kysely<DB>, columns: object) =>
      trx
        .insertInto(name)
        .values(columns as Values)
        .onConflict((conflict) => conflict.column('form_key').doNothing())
        .returningAll()
        .executeTakeFirst() as Promise<Row | undefined>,

    update: (trx: Kysely<DB>, of: number, columns: object) =>
      trx
        .updateTable(name)
        .set(columns as Partial<Values>)
        .where(seq, '=', of)
        .returningAll()
        .executeTakeFirstOrThrow() as unknown as Promise<Row>,

    /** Records what an operator did, with the content that the post has now. */
    async writeVersion(
      trx: Kysely<DB>,
      row: Row,
      { operator, caller, now }: ByOperator,
      { did, fromVersion }: PostDid,
    ): Promise<void> {
      const common = row as unknown as Common
      await trx
        .insertInto(versions)
        .values({
          [seq as 'faq_seq']: common[seq],
          version: common.version,
          did,
          from_version: fromVersion ?? null,
          content: JSON.stringify(contentOf(row)),
          operator_user_seq: operator?.userSeq ?? null,
          address: caller.address,
          at: now(),
        })
        .execute()
    },

    /** Posts in one state: in the operators' order, or what comes next at first and the others newest first. */
    async listInState(
      { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
      { state, page }: { state: PostState; page: number },
    ) {
      const direction = state === 'SCHEDULED' || isOrdered ? 'asc' : 'desc'
      const fitting = kysely.selectFrom(name).where(isInPostState(state, now(), start))
      const [rows, { total }] = await Promise.all([
        fitting
          .selectAll()
          .orderBy(isOrdered ? sql.ref('sort_order') : sql.ref(start), direction)
          .orderBy(seq, direction)
          .limit(PAGE_SIZE)
          .offset((page - 1) * PAGE_SIZE)
          .execute() as unknown as Promise<Row[]>,
        fitting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
    },

    /** One row, and the state of the post and what was done to it; null where there is none. */
    async findDraft(context: Pick<HostContext, 'kysely' | 'now'>, of: number) {
      const row = (await context.kysely
        .selectFrom(name)
        .selectAll()
        .where(seq, '=', of)
        .executeTakeFirst()) as Row | undefined
      return row ? { row, history: await this.historyOf(context, row) } : null
    },

    /** The state of a post and what was done to it. */
    async historyOf({ kysely, now }: Pick<HostContext, 'kysely' | 'now'>, row: Row) {
      const common = row as unknown as Common
      const did = await kysely
        .selectFrom(versions)
        .leftJoin('store', 'store.user_seq', `${versions}.operator_user_seq`)
        .select(['version', 'did', 'from_version', 'content', 'at', 'store.name as operator_name'])
        .where(seq, '=', common[seq])
        .orderBy('version', 'desc')
        .execute()
      const { startsAt, endsAt } = headOf(contentOf(row))
      const times = {
        startsAt: new Date(startsAt ?? 0),
        endsAt: endsAt === null ? null : new Date(endsAt),
      }
      const history: PostHistory = {
        version: common.version,
        state: postStateAt({ ...times, isHidden: common.is_hidden }, now()),
        versions: did.map(({ version, did, from_version, content, at, operator_name }) => {
          const head = headOf(content as unknown as Content)
          return {
            version,
            did,
            fromVersion: from_version,
            title: head.title,
            startsAt: head.startsAt,
            operatorName: operator_name,
            at: at.toISOString(),
          }
        }),
      }
      return history
    },
  }
}

/** When one of the posts that are not hidden begins or ends next. @param start the column of the beginning */
export async function nextChangeOfPosts(
  { kysely }: Pick<HostContext, 'kysely'>,
  table: PostTableName,
  start: 'publish_at' | 'starts_at',
  at: Date,
): Promise<string | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(moment) as next from (
      select ${sql.ref(start)} as moment from ${sql.table(table)}
      where not is_hidden and ${sql.ref(start)} > ${at}
      union all
      select ends_at from ${sql.table(table)} where not is_hidden and ends_at > ${at}
    ) moments`.execute(kysely)
  return rows[0]?.next?.toISOString() ?? null
}
