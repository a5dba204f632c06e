import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { questionFileName } from './question-file-name.ts'

type FileContext = Pick<HostContext, 'kysely' | 'mediaStore'>
interface NamedFile {
  questionSeq: number
  fileId: string
}

const fileOf = ({ kysely }: FileContext, { questionSeq, fileId }: NamedFile) =>
  kysely
    .selectFrom('question_file')
    .innerJoin('question', 'question.question_seq', 'question_file.question_seq')
    .select('file_id')
    .where('question.question_seq', '=', questionSeq)
    .where('file_id', '=', fileId)

/** A picture of an own question. */
export async function getOwnQuestionFile(
  context: FileContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  named: NamedFile,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const own = await fileOf(context, named).where('user_seq', '=', userSeq).executeTakeFirst()
  return own ? readFile(context, named) : refuse('NOT_FOUND')
}

/** A picture for the operators' desk, whose view of the question was recorded with its page; none of a draft. */
export async function getDeskQuestionFile(
  context: FileContext,
  named: NamedFile,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const sent = await fileOf(context, named).where('state', '<>', 'DRAFT').executeTakeFirst()
  return sent ? readFile(context, named) : refuse('NOT_FOUND')
}

async function readFile(
  { mediaStore }: FileContext,
  { fileId }: NamedFile,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const bytes = await mediaStore.get(questionFileName(fileId))
  return bytes ? { content: Buffer.from(bytes).toString('base64') } : refuse('NOT_FOUND')
}
