import { html } from 'hono/html'
import { kstMoment } from '../kst.ts'
import type { Html, SandboxPage } from './page.ts'

export interface SentText {
  phone: string
  text: string
  sentAt: Date
}

/** The texts of one number, or the newest of all with a form to pick one. */
export function smsPage(
  texts: SentText[],
  { phone, error, now }: { phone: string; error: string | null; now: Date },
): SandboxPage {
  return {
    title: '문자함',
    status: error ? 400 : 200,
    content: html`<h1>문자함</h1>
<p>보내려던 문자가 모두 여기로 와요. 새로고침하면 새 문자가 보여요.</p>
<form class="card" method="get" action="/sandbox/sms">
<label for="phone">휴대폰 번호</label>
${error ? html`<p class="error" id="phone-error">${error}</p>` : ''}
<input type="tel" id="phone" name="phone" value="${phone}" inputmode="numeric" autocomplete="off" placeholder="01012345678"
 ${error ? html`aria-invalid="true" aria-describedby="phone-error"` : ''}>
<button class="main" type="submit">이 번호의 문자 보기</button>
</form>
${
  error
    ? ''
    : html`<h2>${phone ? `${phone}에 온 문자` : '최근 문자'}</h2>
${textList(texts, now)}`
}
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}

function textList(texts: SentText[], now: Date): Html {
  if (texts.length === 0) return html`<p class="soft">아직 온 문자가 없어요.</p>`
  return html`<ul class="plain">
${texts.map(
  ({ phone, text, sentAt }) => html`<li class="text">
<p class="soft"><a href="/sandbox/sms?phone=${phone}">${phone}</a> <time datetime="${sentAt.toISOString()}">${kstMoment(sentAt, now)}</time></p>
<p>${text}</p>
</li>
`,
)}
</ul>`
}
