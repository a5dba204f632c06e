import { redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { CHANNEL_FIELDS } from './channel-columns.ts'
import { NOTICE_SETTINGS_FORMS } from './notices-forms.ts'

/** Saves what the member wants to be told of, and confirms or removes the address that mail goes to. */
export async function actOnNoticeSettings(context: LoadContext, request: Request) {
  const { boot } = context.services
  const form = await readForm(request, NOTICE_SETTINGS_FORMS)
  if (!form.ok) return form.answer
  switch (form.intent) {
    case 'save': {
      const { inbox, quietHours, shown } = form.input
      const channels = CHANNEL_FIELDS.filter((field) => shown.includes(field))
      await boot.changeNoticeSettings({
        inbox,
        quietHours,
        ...Object.fromEntries(channels.map((field) => [field, form.input[field]])),
      })
      return saved(context, '알림 설정을 저장했어요.')
    }
    case 'requestMail': {
      const sent = await boot.requestMailCode(form.input)
      if (!sent.ok) return form.refuse(sent, 'address')
      return saved(context, '메일로 인증번호를 보냈어요.', '#mail')
    }
    case 'confirmMail': {
      const confirmed = await boot.confirmMailCode(form.input)
      if (!confirmed.ok) return form.refuse(confirmed, 'code')
      return saved(context, '이메일 주소를 등록했어요. 이메일로 받을 소식을 골라 주세요.')
    }
    case 'removeMail':
      await boot.removeMailAddress()
      return saved(context, '이메일 주소를 지웠어요.')
  }
}

function saved(context: LoadContext, message: string, place = ''): Response {
  context.session.notify(message)
  return redirect(`${paths.noticeSettings()}${place}`, 303)
}
