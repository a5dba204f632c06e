import { html } from 'hono/html'
import { kstMoment } from '../kst.ts'
import type { SandboxPage } from './page.ts'

export interface ShownTalk {
  phone: string
  templateCode: string
  text: string
  buttons: { name: string; url: string }[]
  sentAt: Date
}

/** The 알림톡 of one number, or the newest of all with a form to pick one. */
export function talkPage(
  messages: ShownTalk[],
  { phone, error, now }: { phone: string; error: string | null; now: Date },
): SandboxPage {
  const heading = phone ? `${phone}에 온 알림톡` : '최근 알림톡'
  return {
    title: '알림톡',
    status: error ? 400 : 200,
    content: html`<h1>알림톡</h1>
<p>카카오톡으로 보내려던 알림이 모두 여기로 와요. 새로고침하면 새 알림톡이 보여요.</p>
<form class="card" method="get" action="/sandbox/talk">
<label for="phone">휴대폰 번호</label>
${error ? html`<p class="error" id="phone-error">${error}</p>` : ''}
<input type="tel" id="phone" name="phone" value="${phone}" inputmode="numeric" autocomplete="off" placeholder="01012345678"
 ${error ? html`aria-invalid="true" aria-describedby="phone-error"` : ''}>
<button class="main" type="submit">이 번호의 알림톡 보기</button>
</form>
${error ? '' : html`<h2>${heading}</h2>`}
${!error && messages.length === 0 ? html`<p class="soft">아직 온 알림톡이 없어요.</p>` : ''}
<ul class="plain">
${messages.map(
  (message) => html`<li class="text">
<p class="soft"><a href="/sandbox/talk?phone=${message.phone}">${message.phone}</a> <time datetime="${message.sentAt.toISOString()}">${kstMoment(message.sentAt, now)}</time></p>
<p style="white-space:pre-line">${message.text}</p>
${message.buttons.map(({ name, url }) => html`<p><a href="${url}">${name}</a></p>`)}
</li>
`,
)}
</ul>
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}
