import { addEvidence } from '#backend/damage-reports/add-evidence.ts'
import { seedDamageReport } from '#backend/demo/seed/builders/index.ts'
import { lookUpFraud } from '#backend/fraud/look-up-fraud.ts'
import type { DamageState } from '#contracts/damage-report-rules.ts'
import { type TestHostDependencies, testHostContext } from './host-dependencies.ts'
import { phonePhoto } from './made-files.ts'

const UPLOAD_ID = '5d6d1d6f-7d57-4f2b-9c39-3f6f1f2a7c99'
export const UNKNOWN_EVIDENCE = '0'.repeat(32)

/** Reports of damage that calls are about: each made once, so that both ways of a host get the same. */
export function damageInputs(dependencies: TestHostDependencies, userSeq: number) {
  const { kysely, keys, now } = dependencies
  const made = new Map<string, Promise<number>>()
  let fresh = 0

  const once = (name: string, make: () => Promise<number>) => {
    const known = made.get(name) ?? make()
    made.set(name, known)
    return known
  }
  const make = async (reporter: number, state: DamageState, phone: string) =>
    (
      await seedDamageReport(kysely, keys, {
        user_seq: reporter,
        target: { phone },
        at: now(),
        state,
      })
    ).reportSeq
  const stranger = async () =>
    (
      await kysely
        .selectFrom('users')
        .select('user_seq')
        .where('status', '=', 'USER')
        .where('user_seq', '<>', userSeq)
        .orderBy('user_seq', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).user_seq

  const photo = async () => ({
    uploadId: UPLOAD_ID,
    photo: new File([new Uint8Array(await phonePhoto(80, 60))], 'proof.jpg', {
      type: 'image/jpeg',
    }),
  })
  const withEvidence = async (reportSeq: number) => {
    const context = testHostContext(dependencies)
    const added = await addEvidence(context, { userSeq }, { reportSeq, ...(await photo()) })
    return 'evidenceId' in added ? added.evidenceId : ''
  }

  return {
    photo,
    /** A draft of its own for each call. */
    newDraft: () => make(userSeq, 'DRAFT', '010-0000-6003'),
    /** A complete one. */
    completeDraft: async () => {
      fresh += 1
      const reportSeq = await make(userSeq, 'DRAFT', `010-0001-${String(fresh).padStart(4, '0')}`)
      await withEvidence(reportSeq)
      return reportSeq
    },
    newOwn: () => make(userSeq, 'RECEIVED', '010-0000-6004'),
    /** A picture of the member's draft. */
    ownEvidence: async () => {
      const reportSeq = await once('picture', () => make(userSeq, 'DRAFT', '010-0000-6005'))
      return { reportSeq, evidenceId: await withEvidence(reportSeq) }
    },
    /** The same of a report that was sent. */
    sentEvidence: async () => {
      const reportSeq = await once('sent picture', () => make(userSeq, 'DRAFT', '010-0000-6006'))
      const evidenceId = await withEvidence(reportSeq)
      await kysely
        .updateTable('damage_report')
        .set({ submitted_at: now() })
        .where('report_seq', '=', reportSeq)
        .execute()
      return { reportSeq, evidenceId }
    },
    /** An own draft, for one kind of call. */
    draft: (name: string) => once(`draft ${name}`, () => make(userSeq, 'DRAFT', '010-0000-6001')),
    /** A stranger's, as an operator finds it. */
    sent: (name: string, state: DamageState) =>
      once(`${name} ${state}`, async () => make(await stranger(), state, '010-0000-6002')),
    /** A published report that names the member. */
    about: () =>
      once('about', async () => {
        const { phone_no } = await kysely
          .selectFrom('users')
          .select('phone_no')
          .where('user_seq', '=', userSeq)
          .executeTakeFirstOrThrow()
        return make(await stranger(), 'PUBLISHED', phone_no ?? '')
      }),
    /** A member who objects to being joined to the account that a published report names. */
    link: async () => {
      const linked = await stranger()
      const reportSeq = await once('link', () => make(linked, 'PUBLISHED', '010-0000-6007'))
      await kysely
        .insertInto('fraud_link_objection')
        .values({
          report_seq: reportSeq,
          user_seq: linked,
          state: 'OPEN',
          text: '가족의 계좌예요. 저는 그 거래를 알지 못해요.',
          hidden_until: now(),
          at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return { reportSeq, userSeq: linked, decision: 'CUT' as const, note: '다른 사람이에요.' }
    },
    lookupKey: async () => {
      const opened = await lookUpFraud(testHostContext(dependencies), { text: '010-0000-9001' })
      return { key: 'key' in opened ? opened.key : '' }
    },
  }
}
