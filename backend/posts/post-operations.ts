import type { PostStep } from '#contracts/announcement-rules.ts'
import type { Viewer } from '../operation/context.ts'
import type { PostContext, PostKind, PostRow } from './post-kind.ts'
import { addPost, savePost, stepPost } from './save-post.ts'

type Operator = Pick<Viewer, 'userSeq'>
type WithSeq<Name extends string, Rest> = { [Key in Name]: number } & Rest

/**
 * What operators do with posts of a kind: add one (the same form is the same post), change it as they saw it (a repeat is
 * no new version), and hide it, show it again or restore an earlier content.
 *
 * @param seqName the name of a post's number in the endpoints
 */
export function postOperations<
  Row extends PostRow,
  Columns extends Partial<Row>,
  Content extends object,
  Wrong extends string,
  Fixed extends string,
  Name extends string,
>(kind: PostKind<Row, Columns, Content, Wrong, Fixed>, seqName: Name, seqOf: (row: Row) => number) {
  return {
    async add(
      context: PostContext,
      operator: Operator,
      input: { formKey: string; content: Content },
    ) {
      const added = await addPost(context, kind, operator, input)
      return 'row' in added ? ({ [seqName]: seqOf(added.row) } as { [Key in Name]: number }) : added
    },
    save: (
      context: PostContext,
      operator: Operator,
      input: WithSeq<Name, { version: number; content: Content }>,
    ) => savePost(context, kind, operator, { seq: input[seqName], ...input }),
    step: (
      context: PostContext,
      operator: Operator,
      input: WithSeq<Name, { version: number; step: PostStep; toVersion?: number | undefined }>,
    ) => stepPost(context, kind, operator, { seq: input[seqName], ...input }),
  }
}
