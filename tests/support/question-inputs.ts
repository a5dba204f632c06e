import { randomUUID } from 'node:crypto'
import { seedQuestion } from '#backend/demo/seed/builders/index.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import { addQuestionFile } from '#backend/questions/add-file.ts'
import { saveQuestion } from '#backend/questions/save-question.ts'
import { sendQuestion } from '#backend/questions/send-question.ts'
import { type TestHostDependencies, testHostContext } from './host-dependencies.ts'
import { phonePhoto } from './made-files.ts'

const CONTENT = {
  category: 'ORDER',
  title: '정산 문의',
  text: '정산이 언제 되는지 궁금해요.',
} as const
const UPLOAD_ID = '5d6d1d6f-7d57-4f2b-9c39-3f6f1f2a7c96'

/** Questions that calls are about; those that are only read are made once, so that both ways of a host get the same. */
export function questionInputs(
  dependencies: TestHostDependencies,
  { userSeq, operatorSeq }: { userSeq: number; operatorSeq: number },
) {
  const { kysely, now } = dependencies
  const context = testHostContext(dependencies)
  const asker = { userSeq }
  const made = new Map<string, Promise<number>>()
  const once = (name: string, make: () => Promise<number>) => {
    const known = made.get(name) ?? make()
    made.set(name, known)
    return known
  }
  /** The draft that the member has, or a new one. */
  const draft = async () => {
    const about = { orderSeq: null, roomId: null, storeSeq: null, productSeq: null }
    const saved = await saveQuestion(context, asker, {
      formKey: randomUUID(),
      kind: 'CS',
      cafeNickName: '',
      ...CONTENT,
      ...about,
    })
    if (isRefusal(saved)) throw new Error(saved.refused)
    return saved.questionSeq
  }
  const upload = async () => ({
    uploadId: UPLOAD_ID,
    photo: new File([new Uint8Array(await phonePhoto(80, 60))], 'proof.jpg', {
      type: 'image/jpeg',
    }),
  })
  const fileOf = async (questionSeq: number) => {
    const added = await addQuestionFile(context, asker, { questionSeq, ...(await upload()) })
    if (isRefusal(added)) throw new Error(added.refused)
    return { questionSeq, fileId: added.fileId }
  }
  const seed = async (given: Partial<Parameters<typeof seedQuestion>[1]> = {}) =>
    (await seedQuestion(kysely, { user_seq: userSeq, ...CONTENT, at: now(), ...given })).questionSeq

  return {
    draft,
    newUpload: async () => ({ questionSeq: await draft(), ...(await upload()) }),
    ownFile: async () => fileOf(await draft()),
    /** A picture of a question that was sent. */
    sentFile: async () =>
      fileOf(
        await once('picture', async () => {
          const { questionSeq } = await fileOf(await draft())
          await sendQuestion(context, asker, { questionSeq })
          return questionSeq
        }),
      ),
    sent: () => seed(),
    sentOnce: () => once('sent', () => seed()),
    /** One that the operator answers. */
    taken: () => seed({ state: 'ANSWERING', handler_user_seq: operatorSeq }),
    answered: () => seed({ answer: { userSeq: operatorSeq, text: '내일 정산돼요.', at: now() } }),
  }
}
