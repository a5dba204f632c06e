import { html } from 'hono/html'
import { kstMoment } from '../kst.ts'
import type { SandboxPage } from './page.ts'

export interface ShownMail {
  to: string
  subject: string
  text: string
  headers: Record<string, string>
  sentAt: Date
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g

/** The mail of one address, or the newest of all with a form to pick one. */
export function mailPage(
  messages: ShownMail[],
  { to, error, now }: { to: string; error: string | null; now: Date },
): SandboxPage {
  return {
    title: '메일함',
    status: error ? 400 : 200,
    content: html`<h1>메일함</h1>
<p>이메일로 보내려던 알림과 인증번호가 모두 여기로 와요. 새로고침하면 새 메일이 보여요.</p>
<form class="card" method="get" action="/sandbox/mail">
<label for="to">이메일 주소</label>
${error ? html`<p class="error" id="to-error">${error}</p>` : ''}
<input type="email" id="to" name="to" value="${to}" autocomplete="off" placeholder="name@example.com"
 ${error ? html`aria-invalid="true" aria-describedby="to-error"` : ''}>
<button class="main" type="submit">이 주소의 메일 보기</button>
</form>
${error ? '' : html`<h2>${to ? `${to}에 온 메일` : '최근 메일'}</h2>`}
${!error && messages.length === 0 ? html`<p class="soft">아직 온 메일이 없어요.</p>` : ''}
<ul class="plain">
${messages.map(
  (message) => html`<li class="text">
<p class="soft"><a href="/sandbox/mail?to=${message.to}">${message.to}</a> <time datetime="${message.sentAt.toISOString()}">${kstMoment(message.sentAt, now)}</time></p>
<p><strong>${message.subject}</strong></p>
<p style="white-space:pre-line">${withLinks(message.text)}</p>
</li>
`,
)}
</ul>
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}

/** The text with its addresses to click, as a mail program shows it. */
function withLinks(text: string) {
  const parts: unknown[] = []
  let end = 0
  for (const { 0: url, index } of text.matchAll(ADDRESS)) {
    parts.push(text.slice(end, index), html`<a href="${url}">${url}</a>`)
    end = index + url.length
  }
  return [...parts, text.slice(end)]
}
