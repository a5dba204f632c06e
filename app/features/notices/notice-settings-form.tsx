import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Choice } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { NoticeSettingsAnswer } from '#contracts/boot.ts'
import { CHANNEL_FIELDS, type ChannelField } from './channel-columns.ts'
import { MailCard } from './mail-card.tsx'
import { NoticeMatrix } from './notice-matrix.tsx'
import { PushCard } from './push-card.tsx'

const HEADING = 'pt-3 text-lg font-bold text-ink'

/** Where notices reach the member, and what they want of which. */
export function NoticeSettingsForm({ settings }: { settings: NoticeSettingsAnswer }) {
  const { reach, quietHours } = settings
  const reaches: Record<ChannelField, boolean> = {
    push: reach.browsers > 0,
    talk: reach.hasTalk && reach.phone !== null,
    mail: reach.hasMail && reach.mail !== null,
  }
  const shown = CHANNEL_FIELDS.filter((field) => reaches[field])
  return (
    <>
      <h2 className={HEADING}>받는 곳</h2>
      <PushCard browsers={reach.browsers} />
      {reach.hasTalk && <TalkCard phone={reach.phone} />}
      {reach.hasMail && <MailCard mail={reach.mail} pendingMail={reach.pendingMail} />}
      <div>
        <h2 className={HEADING}>받을 소식</h2>
        <p className="mt-1 text-sm text-ink-3">
          {shown.length > 0
            ? '알림함을 끈 소식은 다른 방법으로도 보내지 않아요.'
            : '받는 곳을 등록하면 소식마다 받는 방법을 고를 수 있어요.'}
        </p>
      </div>
      <PostForm key={JSON.stringify(settings)} intent="save" className="space-y-4">
        <NoticeMatrix wanted={settings} shown={shown} />
        {shown.length > 0 && (
          <Card>
            <Choice name="quietHours" value="1" defaultChecked={quietHours}>
              밤 9시부터 아침 8시까지는 알림함에만 두기
            </Choice>
            <p className="text-sm text-ink-3">
              아침 8시에 모아서 보내 드려요. 계정의 안전이나 곧 끝나는 거래처럼 기다릴 수 없는
              소식은 밤에도 보내요.
            </p>
          </Card>
        )}
        {!quietHours || shown.length > 0 || <input type="hidden" name="quietHours" value="1" />}
        <SubmitButton size="lg" block>
          저장하기
        </SubmitButton>
      </PostForm>
    </>
  )
}

function TalkCard({ phone }: { phone: string | null }) {
  return (
    <Card as="section" aria-labelledby="talk-title">
      <h3 id="talk-title" className="text-base font-bold text-ink">
        알림톡
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        {phone ? (
          <>
            카카오톡에서 <b className="font-semibold whitespace-nowrap text-ink">{phone}</b> 번호로
            보내 드려요.
          </>
        ) : (
          <>
            휴대폰 번호를 확인하면 카카오톡으로도 받을 수 있어요.{' '}
            <Link
              to={paths.identityCheck({ redirectTo: paths.noticeSettings() })}
              className="whitespace-nowrap text-link underline underline-offset-4"
            >
              본인인증하기
            </Link>
          </>
        )}
      </p>
    </Card>
  )
}
