import { html } from 'hono/html'
import type { SocialProvider } from '#contracts/account.ts'
import type { Person } from '../people.ts'
import { type Html, PROVIDER_NAMES, type SandboxPage } from './page.ts'

/** Fields that a form carries along. */
function hiddenFields(fields: Record<string, string>): Html[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
  )
}

/** A provider's login page: whom to sign in as. Each way is a form of its own, so that Enter does what it is pressed in. */
export function choosePersonPage(
  provider: SocialProvider,
  options: {
    people: Person[]
    /** What the page was asked with; it comes back with the choice. */
    request: Record<string, string>
    typedName?: string
    error?: string
  },
): SandboxPage {
  const { people, request, typedName = '', error } = options
  const action = `/sandbox/${provider}/authorize`
  return {
    title: `${PROVIDER_NAMES[provider]} 로그인`,
    provider,
    status: error ? 422 : 200,
    content: html`<h1>누구로 로그인할까요?</h1>
<p class="soft">두손이 이름과 회원 번호를 받아 가요. 비밀번호는 묻지 않아요.</p>
<form method="post" action="${action}">
${hiddenFields(request)}
<ul class="plain">
${people.map(
  ({ id, name }) => html`<li><button type="submit" name="person" value="${id}">${name}</button></li>
`,
)}
</ul>
</form>
<form class="card" method="post" action="${action}">
${hiddenFields(request)}
<label for="name">새 사람 이름</label>
${error ? html`<p class="error" id="name-error">${error}</p>` : ''}
<input type="text" id="name" name="name" value="${typedName}" maxlength="40" autocomplete="off" required
 ${error ? html`aria-invalid="true" aria-describedby="name-error"` : ''}>
<button class="main" type="submit">새 사람으로 로그인</button>
</form>
<form method="post" action="${action}">
${hiddenFields(request)}
<button type="submit" name="cancel" value="1">취소</button>
</form>`,
  }
}

/** Shown instead of a redirect when it is not known that the page was asked for by our app. */
export function refusedPage(provider: SocialProvider, reason: string): SandboxPage {
  return {
    title: '로그인할 수 없어요',
    provider,
    status: 400,
    content: html`<h1>로그인할 수 없어요</h1>
<p>${reason}</p>
<p><a href="/">두손으로 돌아가기</a></p>`,
  }
}

/** Apple's `form_post`: the answer goes back by a form that sends itself, or by its button without script. */
export function formPostPage(redirectUri: string, fields: Record<string, string>): SandboxPage {
  return {
    title: '두손으로 돌아가는 중',
    provider: 'apple',
    script: 'document.forms[0].submit()',
    content: html`<h1>두손으로 돌아가요</h1>
<p>저절로 넘어가지 않으면 계속을 눌러 주세요.</p>
<form method="post" action="${redirectUri}">
${hiddenFields(fields)}
<button class="main" type="submit">계속</button>
</form>`,
  }
}
