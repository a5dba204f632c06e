import { html } from 'hono/html'
import type { Html, SandboxPage } from './page.ts'

export interface AuthenticatorEntry {
  label: string
  /** So that a test finds the one that it registered. */
  secret: string
  code: string
  nextCode: string
  secondsLeft: number
}

/** The codes of the moment, with a form to register a secret. */
export function authenticatorPage(
  entries: readonly AuthenticatorEntry[],
  error: string | null = null,
): SandboxPage {
  return {
    title: '인증 앱',
    status: error ? 400 : 200,
    content: html`<h1>인증 앱</h1>
<p>휴대폰의 인증 앱을 대신해요. 코드는 30초마다 바뀌어요. 새로고침하면 지금 코드가 보여요.</p>
${entryList(entries)}
<h2>직접 등록하기</h2>
<form class="card" method="post" action="/sandbox/authenticator">
<label for="secret">설정 키</label>
${error ? html`<p class="error" id="secret-error">${error}</p>` : ''}
<input type="text" id="secret" name="secret" autocomplete="off" autocapitalize="characters" spellcheck="false"
 ${error ? html`aria-invalid="true" aria-describedby="secret-error"` : ''}>
<button class="main" type="submit">등록</button>
</form>
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}

function entryList(entries: readonly AuthenticatorEntry[]): Html {
  if (entries.length === 0)
    return html`<p class="soft">아직 등록한 계정이 없어요. 2단계 인증 설정 화면의 버튼으로 등록해 보세요.</p>`
  return html`<ul class="plain">
${entries.map(
  ({ label, code, nextCode, secondsLeft }) => html`<li class="text">
<p class="soft"><span>${label}</span> <span>${secondsLeft}초 남음</span></p>
<p class="code"><strong>${spaced(code)}</strong> <span class="soft">다음 ${spaced(nextCode)}</span></p>
</li>
`,
)}
</ul>`
}

const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`
