import { type ChangeEvent, type ReactNode, useContext } from 'react'
import { Choice, Field, FieldError, Input } from '#app/components/field.tsx'
import { FormContext, useFormField } from '#app/components/form-context.ts'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { MARKETING_KEYS } from '#contracts/account-constants.ts'
import { AgreementBox } from './agreement-box.tsx'
import type { AgreementItem, AgreementItems } from './agreement-items.ts'

const ERROR_ID = 'agreement-error'
const NIGHT_ERROR_ID = 'night-error'
const MARKETING_BOXES: readonly string[] = MARKETING_KEYS

/** Everything that is agreed to before there is an account. */
export function AgreementForm({ items }: { items: AgreementItems }) {
  return (
    <PostForm
      intent={['AGREE']}
      action={paths.policyAgreement()}
      onChange={keepTogether}
      className="flex flex-col gap-5"
    >
      <AgreementFields items={items} />
    </PostForm>
  )
}

function AgreementFields({ items }: { items: AgreementItems }) {
  const { error, values } = useFormField('agree')
  const { error: nightError } = useFormField('night')
  const mend = useContext(FormContext)?.mend
  const mendNight = () => mend?.('night')

  const boxes = (group: readonly AgreementItem[], kind: '필수' | '선택') => (
    <ul>
      {group.map((item) => {
        const isMissing = error && kind === '필수' && !values?.includes(item.key)
        const isNightAlone = nightError && item.key === 'NIGHT_MARKETING'
        return (
          <AgreementBox
            key={item.key}
            item={item}
            kind={kind}
            errorId={isMissing ? ERROR_ID : isNightAlone ? NIGHT_ERROR_ID : undefined}
            onChange={MARKETING_BOXES.includes(item.key) ? mendNight : undefined}
          />
        )
      })}
    </ul>
  )

  return (
    <>
      <Choice
        name="all"
        value="1"
        onChange={() => {
          mend?.('agree')
          mendNight()
        }}
        className="rounded-md border border-line-strong px-4 py-3 has-checked:border-selected has-checked:bg-surface-2"
      >
        <span className="block text-base font-bold text-ink">전체 동의</span>
        <span className="block text-sm font-normal text-ink-3">
          선택 항목도 함께 동의해요. 선택 항목은 동의하지 않아도 가입할 수 있어요.
        </span>
      </Choice>
      <Group legend="필수 동의">
        {boxes(items.required, '필수')}
        {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
      </Group>
      {items.optional.length > 0 && (
        <Group legend="선택 동의">{boxes(items.optional, '선택')}</Group>
      )}
      <Group legend="광고성 정보 수신 동의">
        {boxes(items.marketing, '선택')}
        {nightError && <FieldError id={NIGHT_ERROR_ID}>{nightError}</FieldError>}
        <p className="mt-1 text-sm text-ink-3">
          밤에 받으려면 혜택과 이벤트 소식 받기에도 동의해야 해요. 언제든 설정에서 바꿀 수 있어요.
        </p>
      </Group>
      <Field name="recommendCode" label="추천 코드 (선택)" className="border-t border-line pt-5">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            placeholder="친구에게 받은 코드"
          />
        )}
      </Field>
      <SubmitButton intent="AGREE" size="lg" block>
        동의하고 계속하기
      </SubmitButton>
    </>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-ink-2">{legend}</legend>
      {children}
    </fieldset>
  )
}

/** The box for all ticks every other, and is ticked when every other is. */
function keepTogether({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
  const changed: unknown = target
  if (!(changed instanceof HTMLInputElement) || changed.type !== 'checkbox') return
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[name="agree"]')]
  const all = currentTarget.querySelector<HTMLInputElement>('input[name="all"]')
  if (!all) return
  if (changed === all) for (const box of boxes) box.checked = all.checked
  else all.checked = boxes.every((box) => box.checked)
}
