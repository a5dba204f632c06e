import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { MAIL_CODE_RULES } from '#contracts/notice-channels.ts'

const loadForms = () => import('./notices-forms.ts').then((forms) => forms.NOTICE_SETTINGS_FORMS)

/** Where mail goes: the confirmed address, the code of one under way, and the form for another. Addresses are masked. */
export function MailCard({
  mail,
  pendingMail,
}: {
  mail: string | null
  pendingMail: string | null
}) {
  return (
    <Card as="section" id="mail" aria-labelledby="mail-title" className="scroll-mt-20 space-y-3">
      <h3 id="mail-title" className="text-base font-bold text-ink">
        이메일
      </h3>
      {mail && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere text-ink-2">
            <b className="font-semibold text-ink">{mail}</b> 주소로 보내 드려요.
          </p>
          <PostForm intent="removeMail">
            <SubmitButton variant="secondary" size="sm">
              주소 지우기
            </SubmitButton>
          </PostForm>
        </div>
      )}
      {pendingMail && <CodeForm address={pendingMail} />}
      {mail || pendingMail ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-link underline underline-offset-4 lg:min-h-9">
            {pendingMail ? '다시 받거나 주소 바꾸기' : '다른 주소로 받기'}
          </summary>
          <AddressForm />
        </details>
      ) : (
        <>
          <p className="text-sm text-ink-2">주소를 등록하면 고른 소식을 이메일로도 보내 드려요.</p>
          <AddressForm />
        </>
      )}
    </Card>
  )
}

function AddressForm() {
  return (
    <PostForm intent="requestMail" schema={loadForms} className="space-y-3">
      <div className="flex flex-wrap items-start gap-2">
        <Field name="address" label="이메일 주소" required className="min-w-0 flex-1 basis-56">
          {(control) => (
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              placeholder="name@example.com"
            />
          )}
        </Field>
        <SubmitButton variant="secondary" className="sm:mt-6.5">
          인증번호 받기
        </SubmitButton>
      </div>
    </PostForm>
  )
}

function CodeForm({ address }: { address: string }) {
  const { digits, minutes } = MAIL_CODE_RULES
  return (
    <PostForm intent="confirmMail" schema={loadForms} className="space-y-3">
      <p className="text-sm wrap-anywhere text-ink-2">
        <b className="font-semibold text-ink">{address}</b> 주소로 인증번호를 보냈어요. {minutes}분
        안에 입력해 주세요.
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <Field
          name="code"
          label={`인증번호 ${digits}자리`}
          required
          className="min-w-0 flex-1 basis-40"
        >
          {(control) => (
            <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
          )}
        </Field>
        <SubmitButton className="sm:mt-6.5">확인하기</SubmitButton>
      </div>
    </PostForm>
  )
}
