import { Card } from '#app/components/card.tsx'
import { Field, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { CASE_REASONS, CASE_TEXT, reasonsFor } from '#contracts/order-case-constants.ts'
import type { CompensationView } from '#contracts/order-compensation.ts'
import { CasePhotosField, PHOTOS_WHEN } from './case-photos-field.tsx'

const schema = () => import('./claim-forms.ts').then((file) => file.claimForms)

const COVERED = [
  '설명에 없던 고장이나 하자가 있을 때',
  '다른 물건이나 빈 상자가 왔을 때',
  '정품이라고 했는데 정품이 아닐 때',
  '받은 것으로 처리됐지만 받지 못했을 때',
]
const NOT_COVERED = [
  '마음이 바뀌었거나 생각한 것과 느낌이 다를 때',
  '설명과 사진에 이미 나와 있던 흠',
  '받은 뒤에 쓰다가 생긴 고장이나 파손',
  '안심결제를 거치지 않고 따로 주고받은 돈',
]

/** What the house makes good and what it does not, in plain words. */
export function ClaimTerms({
  terms,
  most,
  until,
}: Pick<CompensationView, 'terms' | 'most' | 'until'>) {
  return (
    <Card as="section" aria-labelledby="terms">
      <h2 id="terms" className="text-base font-bold text-ink">
        구매를 확정했어도 두손이 도와드려요
      </h2>
      <p className="mt-2 text-base text-ink-2">
        구매확정 뒤 <strong className="text-ink">{terms.days}일</strong> 안에 신청하면 운영팀이 두
        분의 이야기를 듣고 결정해요. 보상금은 판매자가 아니라 두손이 내요.
      </p>
      <dl className="mt-3 grid grid-cols-[6rem_minmax(0,1fr)] gap-y-1.5 text-sm">
        <dt className="text-ink-3">보상 한도</dt>
        <dd className="font-semibold text-ink">
          {wonAmount(most)}
          <span className="block font-normal text-ink-3">
            돌려받지 않은 결제 금액까지, 한 건에 최대 {wonAmount(terms.cap)}이에요. 포인트로 낸
            금액은 들어가지 않아요.
          </span>
        </dd>
        {until && (
          <>
            <dt className="text-ink-3">신청 기한</dt>
            <dd className="font-semibold text-ink">
              <time dateTime={until}>
                {kstDayAndWeekday(until)} {kstTime(until)}
              </time>
            </dd>
          </>
        )}
      </dl>
      <div className="mt-4 grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
        <Cases title="이럴 때 보상해요" cases={COVERED} />
        <Cases title="이럴 때는 보상하지 않아요" cases={NOT_COVERED} />
      </div>
    </Card>
  )
}

function Cases({ title, cases }: { title: string; cases: readonly string[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold text-ink">{title}</h3>
      <ul className="mt-1.5 list-disc space-y-1 ps-5 text-sm text-ink-2">
        {cases.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  )
}

/** The buyer's claim; an order has one. */
export function ClaimForm({ orderSeq, eventKey }: { orderSeq: number; eventKey: string }) {
  return (
    <Card as="section" aria-labelledby="ask">
      <h2 id="ask" className="text-base font-bold text-ink">
        보상 신청하기
      </h2>
      <p className="mt-1 text-sm text-ink-3">
        한 거래에 한 번만 신청할 수 있어요. 보상하기로 하면 내 기본 계좌로 보내 드려요.
      </p>
      <PostForm
        intent="CLAIM"
        schema={schema}
        encType="multipart/form-data"
        className="mt-3 space-y-4"
      >
        <input type="hidden" name="eventKey" value={eventKey} />
        <FormProblem />
        <Field name="reason" label="어떤 문제인가요" required>
          {(control) => (
            <Select {...control}>
              <option value="">골라 주세요</option>
              {reasonsFor({ step: 'CLAIM', isBusiness: false }).map((value) => (
                <option key={value} value={value}>
                  {CASE_REASONS[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field name="text" label="언제 무엇을 알게 됐는지 자세히 써 주세요" required>
          {(control) => <Textarea {...control} rows={5} maxLength={CASE_TEXT.most} />}
        </Field>
        <CasePhotosField orderSeq={orderSeq} when={PHOTOS_WHEN} />
        <SubmitButton block size="lg">
          보상 신청하기
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

/** More words of a member while nothing is decided. */
export function ClaimWordsForm({
  orderSeq,
  eventKey,
  isAnswer,
}: {
  orderSeq: number
  eventKey: string
  isAnswer: boolean
}) {
  const label = isAnswer ? '내 이야기 보내기' : '덧붙이기'
  return (
    <Card as="section" aria-labelledby="say">
      <h2 id="say" className="text-base font-bold text-ink">
        {isAnswer ? '판매자님의 이야기를 들려주세요' : '설명 덧붙이기'}
      </h2>
      <PostForm
        intent="ADD"
        schema={schema}
        encType="multipart/form-data"
        className="mt-3 space-y-4"
      >
        <input type="hidden" name="eventKey" value={eventKey} />
        <FormProblem />
        <Field name="text" label="상대방과 운영팀이 함께 읽어요" required>
          {(control) => <Textarea {...control} rows={4} maxLength={CASE_TEXT.most} />}
        </Field>
        <CasePhotosField orderSeq={orderSeq} />
        <SubmitButton variant={isAnswer ? 'primary' : 'secondary'} block>
          {label}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
