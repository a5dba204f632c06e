import { html } from 'hono/html'
import { kstMoment } from '../kst.ts'
import type { SandboxPage } from './page.ts'

export interface ShownPush {
  title: string
  body: string | null
  path: string
  unread: number
  sentAt: Date
}

/** What the browsers of the sandbox were told, the newest first. */
export function pushPage(messages: ShownPush[], now: Date): SandboxPage {
  return {
    title: '푸시 알림',
    content: html`<h1>푸시 알림</h1>
<p>연습용 브라우저로 보낸 푸시가 여기로 와요. 진짜 브라우저로 보낸 푸시는 그 브라우저에 떠요.</p>
${
  messages.length === 0
    ? html`<p class="soft">아직 온 푸시가 없어요.</p>`
    : html`<ul class="plain">
${messages.map(
  ({ title, body, path, unread, sentAt }) => html`<li class="text">
<p class="soft"><time datetime="${sentAt.toISOString()}">${kstMoment(sentAt, now)}</time> · 읽지 않은 알림 ${unread}개</p>
<p><strong><a href="${path}">${title}</a></strong></p>
${body ? html`<p>${body}</p>` : ''}
</li>
`,
)}
</ul>`
}
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}
