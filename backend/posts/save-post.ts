import type { PostStep } from '#contracts/announcement-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import type { PostContext, PostKind, PostRow } from './post-kind.ts'

type Operator = Pick<Viewer, 'userSeq'>

/** Writes a new post; the same form is the same post. */
export async function addPost<
  R extends PostRow,
  Columns extends Partial<R>,
  Content extends object,
  Wrong extends string,
  Fixed extends string,
>(
  context: PostContext,
  kind: PostKind<R, Columns, Content, Wrong, Fixed>,
  operator: Operator,
  { formKey, content }: { formKey: string; content: Content },
): Promise<{ row: R } | Refusal<Wrong>> {
  const { kysely, now, caller } = context
  return retryingTransaction(kysely, async (trx) => {
    const known = await kind.findByForm(trx, formKey)
    if (known) return { row: known }
    const refused =
      kind.refuseTyped(content, null, now()) ??
      (await kind.refuseStored?.(trx, operator, content, null))
    if (refused) return refused
    const columns = { ...kind.columnsOf(content), form_key: formKey, updated_at: now() }
    const row = await kind.insert(trx, columns)
    if (!row) {
      const other = await kind.findByForm(trx, formKey)
      if (!other) throw new Error('A post of this form was there and is not any more')
      return { row: other }
    }
    await kind.afterWrite?.(trx, context, row)
    await kind.writeVersion(trx, row, { operator, caller, now }, { did: 'SAVE' })
    return { row }
  })
}

/** Changes a post as the operator saw it; a repeat of the same change is no new version. */
export async function savePost<
  R extends PostRow,
  Columns extends Partial<R>,
  Content extends object,
  Wrong extends string,
  Fixed extends string,
>(
  context: PostContext,
  kind: PostKind<R, Columns, Content, Wrong, Fixed>,
  operator: Operator,
  { seq, version, content }: { seq: number; version: number; content: Content },
): Promise<{ version: number } | Refusal<Wrong | Fixed | 'NOT_FOUND' | 'OUTDATED'>> {
  const { kysely, now, caller } = context
  return retryingTransaction(kysely, async (trx) => {
    const before = await kind.findLocked(trx, seq)
    if (!before) return refuse('NOT_FOUND')
    const columns = kind.columnsOf(content)
    const stands = kind.contentOf(before)
    const after = kind.contentOf({ ...before, ...columns })
    if (JSON.stringify(stands) === JSON.stringify(after)) return { version: before.version }
    if (before.version !== version) return refuse('OUTDATED')
    const refused =
      kind.refuseChange?.(stands, after, now()) ??
      kind.refuseTyped(content, stands, now()) ??
      (await kind.refuseStored?.(trx, operator, content, stands))
    if (refused) return refused
    const changed = { ...columns, version: version + 1, updated_at: now() }
    const row = await kind.update(trx, seq, changed)
    await kind.afterWrite?.(trx, context, row)
    await kind.writeVersion(trx, row, { operator, caller, now }, { did: 'SAVE' })
    return { version: row.version }
  })
}

/** Hides a post, shows it again, or restores an earlier content; what is so already stays as it is. */
export async function stepPost<
  R extends PostRow,
  Columns extends Partial<R>,
  Content extends object,
  Wrong extends string,
  Fixed extends string,
>(
  context: PostContext,
  kind: PostKind<R, Columns, Content, Wrong, Fixed>,
  operator: Operator,
  {
    seq,
    version,
    step,
    toVersion,
  }: { seq: number; version: number; step: PostStep; toVersion?: number | undefined },
): Promise<{ version: number } | Refusal<Fixed | 'NOT_FOUND' | 'OUTDATED'>> {
  const { kysely, now, caller } = context
  return retryingTransaction(kysely, async (trx) => {
    const before = await kind.findLocked(trx, seq)
    if (!before) return refuse('NOT_FOUND')
    const isRollBack = step === 'ROLL_BACK'
    if (!isRollBack && before.is_hidden === (step === 'HIDE')) return { version: before.version }
    if (before.version !== version) return refuse('OUTDATED')
    const restored = isRollBack ? await kind.findVersion(trx, seq, toVersion ?? 0) : null
    if (restored === undefined) return refuse('NOT_FOUND')
    const refused = restored && kind.refuseChange?.(kind.contentOf(before), restored, now())
    if (refused) return refused
    const row = await kind.update(trx, seq, {
      ...(restored ? kind.columnsOf(restored) : {}),
      ...(isRollBack ? {} : { is_hidden: step === 'HIDE' }),
      version: version + 1,
      updated_at: now(),
    } as Partial<Columns> & { version: number; updated_at: Date })
    await kind.afterWrite?.(trx, context, row)
    await kind.writeVersion(
      trx,
      row,
      { operator, caller, now },
      { did: step, fromVersion: toVersion },
    )
    return { version: row.version }
  })
}
