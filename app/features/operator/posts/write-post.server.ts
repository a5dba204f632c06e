import { data, redirect } from '@remix-run/node'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import type { Result } from '#app/services/result.ts'
import type { PostStep } from '#contracts/announcement-rules.ts'

interface PostedPost {
  refuse: (
    refused: { status: number; message: string; code?: string; data?: unknown },
    at?: string | Readonly<Record<string, string>>,
  ) => ReturnType<typeof data<FormAnswer>>
}

type PostSteps =
  | { intent: 'HIDE' | 'SHOW'; input: { version: number } }
  | { intent: 'ROLL_BACK'; input: { version: number; toVersion: number } }

/** The endpoints of a kind of post, and where its page is. */
export interface PostEndpoints<Content> {
  /** The number of the post that was added. */
  add: (input: { formKey: string; content: Content }) => Promise<Result<number, string>>
  save: (input: {
    seq: number
    version: number
    content: Content
  }) => Promise<Result<unknown, string>>
  step: (input: {
    seq: number
    version: number
    step: PostStep
    toVersion?: number
  }) => Promise<Result<unknown, string>>
  pathOf: (seq: number) => string
  /** The field of each refusal. */
  at: Readonly<Record<string, string>>
}

/** Added to the answer of a form, of which what was typed stays. */
export interface PostExtra<Content> {
  /** Shown as readers would see it; nothing of it is stored. */
  preview?: Content
  /** Another operator has saved since: the page shows what is stored beside what was typed. */
  isOutdated?: true
  /** A picture that was uploaded with the form and is kept, whatever else is wrong. */
  mediaKey?: string | null
}

/** Stores a post that was typed. @param kept a picture that came with it */
export async function writePost<Content>(
  { session }: Pick<LoadContext, 'session'>,
  form: PostedPost,
  {
    wanted,
    formKey,
    version,
    content,
    kept = {},
  }: {
    wanted: number | 'new'
    formKey: string | undefined
    version: number | undefined
    content: Content
    kept?: Pick<PostExtra<Content>, 'mediaKey'>
  },
  desk: PostEndpoints<Content>,
) {
  const stored =
    wanted === 'new'
      ? await desk.add({ formKey: formKey ?? '', content })
      : await desk.save({ seq: wanted, version: version ?? 0, content })
  if (!stored.ok) {
    const { data: answer, init } = form.refuse(stored, desk.at)
    const isOutdated = stored.code === 'OUTDATED'
    return data({ ...answer, ...kept, ...(isOutdated && { isOutdated }) }, init ?? undefined)
  }
  session.notify('저장했어요.')
  return redirect(desk.pathOf(wanted === 'new' ? Number(stored.data) : wanted), 303)
}

/** Hides a post, shows it again or rolls it back. @throws 400 where none is stored yet */
export async function stepStoredPost<Content>(
  { session }: Pick<LoadContext, 'session'>,
  form: PostedPost & PostSteps,
  wanted: number | 'new',
  desk: PostEndpoints<Content>,
) {
  if (wanted === 'new') throw new Response(null, { status: 400 })
  const stepped = await desk.step({ seq: wanted, step: form.intent, ...form.input })
  if (!stepped.ok) return form.refuse(stepped)
  session.notify('저장했어요.')
  return redirect(desk.pathOf(wanted), 303)
}

/** The result with the number of what was added. */
export const numbered = async <Data, Code extends string>(
  call: Promise<Result<Data, Code>>,
  seqOf: (added: Data) => number,
): Promise<Result<number, Code>> => {
  const result = await call
  return result.ok ? { ok: true, data: seqOf(result.data) } : result
}
