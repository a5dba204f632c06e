import type { InboxNotice } from '#contracts/boot.ts'
import {
  MAIL_CODE_RULES,
  NOTICE_TOPICS,
  type NoticeTopic,
  noticeOpenPath,
} from '#contracts/notice-channels.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { unsubscribeToken } from './unsubscribe-mail.ts'

interface WrittenMail {
  subject: string
  text: string
  html: string
}

/** A notice as a mail: as text and as simple HTML, with a link by which mail about the same ends where it can. */
export function noticeMail(
  { keys, publicOrigin }: { keys: Pick<KeyRing, 'seal'>; publicOrigin: string },
  { userSeq, topic, notice }: { userSeq: number; topic: NoticeTopic; notice: InboxNotice },
): WrittenMail & { unsubscribeUrl: string | null } {
  const url = `${publicOrigin}${noticeOpenPath(notice.noticeSeq)}`
  const { label, isObligatory } = NOTICE_TOPICS[topic]
  const unsubscribeUrl = isObligatory
    ? null
    : `${publicOrigin}/unsubscribe?token=${unsubscribeToken(keys, { userSeq, topic })}`
  const why = isObligatory
    ? '회원님의 계정에 대한 결정이라 알림 설정과 관계없이 보내 드려요.'
    : `두손 알림 설정에서 ‘${label}’ 소식을 이메일로 받겠다고 하셔서 보내 드려요.`
  return {
    subject: `[두손] ${oneLine(notice.title)}`,
    text: [
      notice.title,
      ...(notice.detail ? [notice.detail] : []),
      '',
      `두손에서 보기: ${url}`,
      '',
      why,
      ...(unsubscribeUrl ? [`그만 받기: ${unsubscribeUrl}`] : []),
      '',
    ].join('\n'),
    html: page([
      `<h1 style="font-size:18px">${escaped(notice.title)}</h1>`,
      ...(notice.detail ? [`<p>${escaped(notice.detail)}</p>`] : []),
      `<p><a href="${escaped(url)}">두손에서 보기</a></p>`,
      `<p style="color:#565a63;font-size:13px">${escaped(why)}${unsubscribeUrl ? ` <a href="${escaped(unsubscribeUrl)}">그만 받기</a>` : ''}</p>`,
    ]),
    unsubscribeUrl,
  }
}

/** The mail that proves that an address is the member's. */
export function codeMail(code: string): WrittenMail {
  const { minutes } = MAIL_CODE_RULES
  const [first, last] = [
    `인증번호 ${code}를 두손의 알림 설정에 입력해 주세요.`,
    `${minutes}분 안에 한 번 쓸 수 있어요. 요청하신 적이 없다면 이 메일을 지워 주세요.`,
  ]
  return {
    subject: '[두손] 이메일 인증번호',
    text: `${first}\n${last}\n`,
    html: page([`<p>${escaped(first)}</p>`, `<p>${escaped(last)}</p>`]),
  }
}

const page = (parts: string[]) =>
  `<!DOCTYPE html><html lang="ko"><body style="font-family:sans-serif;line-height:1.6;word-break:keep-all">${parts.join('')}</body></html>`

/** A subject has no line breaks. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
