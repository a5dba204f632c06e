import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, Textarea } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { RequiredMark } from '#app/components/required-mark.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { SentAppeal } from '#app/features/sanction/appeal-card.tsx'
import { SanctionFacts } from '#app/features/sanction/sanction-facts.tsx'
import { FactList, FactRow } from '#app/features/settings/settings-page.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { NeededDuty } from '#contracts/duties.ts'
import type { AppealCase, SanctionEvidence } from '#contracts/sanction.ts'
import { SANCTION_EVIDENCE, SANCTION_LIMITS } from '#contracts/sanction-rules.ts'
import { ReasonField } from '../reason-field.tsx'
import { useDuty } from '../use-duty.ts'
import { MemberLink } from './member-link.tsx'

const LINK = 'roomy-link font-medium text-link underline underline-offset-4'

/** One appeal for the desk: the sanction and its evidence, what the member says, and the decision. */
export function AppealDetail({ appealCase }: { appealCase: AppealCase }) {
  const { userSeq, nickName, operatorNickName, appealOperatorNickName, note, objection } =
    appealCase
  return (
    <>
      <FactList>
        <FactRow name="회원">
          <MemberLink userSeq={userSeq} nickName={nickName} />
        </FactRow>
        <FactRow name="제재한 운영자">{operatorNickName ?? '기록 없음'}</FactRow>
        {appealOperatorNickName && (
          <FactRow name="이의를 결정한 운영자">{appealOperatorNickName}</FactRow>
        )}
        {note && <FactRow name="운영팀 메모">{note}</FactRow>}
      </FactList>
      <SanctionFacts sanction={{ ...appealCase, evidence: [] }} />
      <Evidence evidence={appealCase.evidence} />
      <Card as="section" aria-labelledby="appeal">
        <h2 id="appeal" className="text-base font-bold text-ink">
          이의 신청
        </h2>
        <SentAppeal appeal={appealCase.appeal} />
      </Card>
      {objection === 'OWN_DECISION' && (
        <Notice>내가 결정한 제재의 이의는 다른 운영자가 결정해야 해요.</Notice>
      )}
      {objection === 'SELF' && <Notice>내가 낸 이의는 다른 운영자가 결정해야 해요.</Notice>}
      {objection === null && <AppealDecisionForm />}
    </>
  )
}

/** What the sanction rests on, with the page of each. */
function Evidence({ evidence }: { evidence: readonly SanctionEvidence[] }) {
  if (evidence.length === 0) return null
  return (
    <Card as="section" aria-labelledby="evidence">
      <h2 id="evidence" className="text-base font-bold text-ink">
        근거
      </h2>
      <ul className="mt-2 space-y-2">
        {evidence.map((one) => (
          <li key={`${one.kind}-${one.seq}`} className="wrap-anywhere">
            <EvidenceName {...one} /> {one.words}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const EVIDENCE_PAGES: Record<
  SanctionEvidence['kind'],
  { to: (seq: number) => string; duty: NeededDuty }
> = {
  REPORT: { to: paths.operatorReport, duty: 'SAFETY' },
  LISTING: { to: paths.product, duty: 'ANY' },
  DAMAGE: { to: paths.operatorDamageReport, duty: 'SAFETY' },
  DISPUTE: { to: paths.operatorDispute, duty: 'TRADES' },
}

function EvidenceName({ kind, seq }: Pick<SanctionEvidence, 'kind' | 'seq'>) {
  const may = useDuty()
  const { to, duty } = EVIDENCE_PAGES[kind]
  const name = `${SANCTION_EVIDENCE[kind]} ${seq}`
  if (!may(duty)) return name
  return (
    <Link to={to(seq)} className={LINK}>
      {name}
    </Link>
  )
}

function AppealDecisionForm() {
  return (
    <Card as="section" aria-labelledby="decide">
      <h2 id="decide" className="text-base font-bold text-ink">
        결정하기
      </h2>
      <p className="mt-1 text-sm text-ink-3">
        받아들이면 제재가 바로 취소되고 횟수에 세지 않아요. 이의는 한 번뿐이라 결정은 되돌릴 수
        없어요.
      </p>
      <PostForm
        intent="DECIDE"
        schema={() =>
          import('./appeal-decision-schema.ts').then((file) => file.appealDecisionSchema)
        }
        className="mt-3 space-y-4"
      >
        <fieldset>
          <legend className="text-sm font-semibold text-ink-2">
            결정
            <RequiredMark />
          </legend>
          <Choice type="radio" name="decision" value="ACCEPT">
            받아들이기 · 제재를 취소해요
          </Choice>
          <Choice type="radio" name="decision" value="DENY">
            받아들이지 않기 · 제재가 그대로예요
          </Choice>
          <ChoiceError name="decision" />
        </fieldset>
        <ReasonField
          of="APPEAL"
          decisions={{ ACCEPT: '받아들일 때', DENY: '받아들이지 않을 때' }}
        />
        <Field
          name="answer"
          label="회원에게 보낼 답변"
          required
          hint="무엇을 다시 확인했고 왜 그렇게 결정했는지 적어 주세요. 회원이 그대로 읽어요."
        >
          {(control) => (
            <Textarea {...control} rows={4} maxLength={SANCTION_LIMITS.answer} autoComplete="off" />
          )}
        </Field>
        <SubmitButton>결정 보내기</SubmitButton>
      </PostForm>
    </Card>
  )
}
