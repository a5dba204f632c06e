import { Form } from '@remix-run/react'
import { Button } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { ListingTermInput } from '#contracts/listing-desk.ts'
import { LONGEST_RULE_WORDS, TERM_KINDS } from '#contracts/listing-desk-constants.ts'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import { SCREENING_LEVELS } from '#contracts/listing-screening-constants.ts'
import { LEVEL_LABELS, TERM_KIND_LABELS } from '../operator-labels.ts'
import { MomentField } from '../posts/post-form-parts.tsx'
import { FindingList } from './finding-list.tsx'

/** Which kind of goods: more of them than any row of tabs holds. */
export function RuleChoice({
  rules,
  ruleCode,
}: {
  rules: readonly { ruleCode: string; name: string }[]
  /** The one that is shown. */
  ruleCode: string
}) {
  return (
    <Form method="get" aria-label="금지품목 종류" className="mt-3 mb-4 flex max-w-md gap-2">
      <div className="min-w-0 flex-1">
        <Select key={ruleCode} name="rule" defaultValue={ruleCode} aria-label="금지품목 종류">
          {rules.map((rule) => (
            <option key={rule.ruleCode} value={rule.ruleCode}>
              {rule.name}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" variant="secondary">
        보기
      </Button>
    </Form>
  )
}

/** Tries a sentence, with the words as if they were saved. A form that only reads: its address is the trial. */
export function TryForm({
  draft,
  restoredSeq,
  sentence,
  trial,
}: {
  draft: ListingTermInput
  /** The change whose words are to be restored. */
  restoredSeq: number | null
  sentence: string
  trial: { findings: ListingFinding[]; isReadable: boolean } | null
}) {
  return (
    <Card as="section" aria-labelledby="try">
      <h2 id="try" className="text-base font-bold text-ink">
        저장하기 전에 확인하기
      </h2>
      <Form method="get" className="mt-3 space-y-3" preventScrollReset>
        <input type="hidden" name="rule" value={draft.ruleCode} />
        {draft.termSeq !== null && <input type="hidden" name="term" value={draft.termSeq} />}
        {restoredSeq !== null && <input type="hidden" name="change" value={restoredSeq} />}
        <KindAndWords key={`${draft.termSeq} ${draft.words}`} draft={draft} />
        <Field name="sentence" label="상품 제목" initial={sentence} required>
          {(control) => <Input {...control} maxLength={500} autoComplete="off" />}
        </Field>
        <Button type="submit" variant="secondary">
          확인하기
        </Button>
      </Form>
      {trial && (
        <div role="status" className="mt-4 border-t border-line pt-4">
          {!trial.isReadable && (
            <p className="text-sm text-danger">읽을 수 없는 말이라 지금 있는 말로만 확인했어요.</p>
          )}
          {trial.findings.length === 0 ? (
            <p className="text-sm text-ink-2">
              아무것도 찾지 못했어요. 그대로 등록되는 제목이에요.
            </p>
          ) : (
            <FindingList findings={trial.findings} />
          )}
        </div>
      )}
    </Card>
  )
}

/** Adds words to a kind, or changes those that are there. */
export function TermForm({ draft }: { draft: ListingTermInput }) {
  const isNew = draft.termSeq === null
  return (
    <Card as="section" aria-labelledby="term">
      <h2 id="term" className="text-base font-bold text-ink">
        {isNew ? '말 추가하기' : '말 고치기'}
      </h2>
      <PostForm
        intent="save"
        schema={() => import('../operator-schemas.ts').then((file) => file.ruleTermSchema)}
        className="mt-3 space-y-3"
        key={JSON.stringify(draft)}
      >
        <FormProblem />
        <input type="hidden" name="ruleCode" value={draft.ruleCode} />
        {!isNew && <input type="hidden" name="termSeq" value={draft.termSeq ?? ''} />}
        <KindAndWords draft={draft} />
        <Field
          name="level"
          label="찾으면"
          initial={draft.level ?? ''}
          hint="‘운영팀 검토’를 고르면 제목과 태그에서만 찾아요. 설명까지 찾으려면 다른 것을 골라 주세요."
        >
          {(control) => (
            <Select {...control}>
              <option value="">종류를 따르기</option>
              {SCREENING_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {LEVEL_LABELS[level]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <MomentField
          name="startsAt"
          label="사용을 시작하는 때"
          at={draft.startsAt}
          hint="비우면 저장한 때부터 사용해요. 한국 시각이에요."
        />
        <Choice name="isActive" value="1" defaultChecked={draft.isActive}>
          사용하기
        </Choice>
        <SubmitButton>저장하기</SubmitButton>
      </PostForm>
    </Card>
  )
}

function KindAndWords({ draft }: { draft: ListingTermInput }) {
  return (
    <>
      {draft.termSeq === null ? (
        <Field name="kind" label="말의 종류" initial={draft.kind}>
          {(control) => (
            <Select {...control}>
              {TERM_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {TERM_KIND_LABELS[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <input type="hidden" name="kind" value={draft.kind} />
      )}
      <Field
        name="words"
        label="말"
        initial={draft.words}
        required
        hint="쉼표로 나눠요. + 는 가까이 함께, > 는 뒤이어, ~ 는 바로 뒤에 오는 말이고, ^ 는 낱말의 처음, $ 는 끝, * 는 이 종류에서 찾은 말이에요. 살펴볼 말은 맨 앞에 / 를 적으면 설명에서도 읽어요. {초성}은 초성만 적은 이름, {가림}은 가려 적은 이름, {닮음}은 금지품목을 파는 글과 닮은 글을 뜻해요."
      >
        {(control) => <Textarea {...control} rows={3} maxLength={LONGEST_RULE_WORDS} />}
      </Field>
    </>
  )
}
