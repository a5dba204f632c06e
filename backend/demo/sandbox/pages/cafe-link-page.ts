import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import { showCafeCode } from '#contracts/cafe-constants.ts'
import type { Person } from '../people.ts'
import { CAFE_BAR } from './cafe-pages.ts'
import type { Html, SandboxPage } from './page.ts'

interface LinkView {
  member: Person
  link: { state: 'RESERVED' | 'LINKED' | 'ENDED'; storeName: string } | null
  /** One that can still be taken. */
  code: string | null
  typed: string
  problem: string | undefined
  publicOrigin: string
}

/** Where a member of the cafe links their account with ours: by a code of either side. */
export function cafeLinkPage(view: LinkView): SandboxPage {
  const { member, link, problem } = view
  return {
    title: '두손과 연동하기',
    bar: CAFE_BAR,
    status: problem ? 422 : 200,
    content: html`<h1>두손과 연동하기</h1>
<p>카페 회원 <strong>${member.name}</strong> 님</p>
${problem ? html`<p class="error" role="alert">${problem}</p>` : ''}
${link?.state === 'LINKED' ? linked(link.storeName) : choices(view)}
<p><a href="/sandbox/cafe">카페로 돌아가기</a></p>`,
  }
}

function linked(storeName: string): Html {
  return html`<div class="card">
<p role="status">두손의 <strong>${storeName}</strong> 가게와 연동돼 있어요.</p>
<form method="post" action="/sandbox/cafe/link/end"><button type="submit">연동 끝내기</button></form>
</div>`
}

function choices({ link, code, typed, publicOrigin }: LinkView): Html {
  const address = code && `${publicOrigin}/c2a/link?code=${code}`
  return html`${
    link?.state === 'RESERVED'
      ? html`<p role="status">코드를 두손에 넣었어요. 두손에서 확인하면 연동이 끝나요.</p>`
      : ''
  }
<section class="card">
<h2>두손에서 받은 코드 넣기</h2>
<form method="post" action="/sandbox/cafe/link/take">
<label for="code">코드</label>
<input type="text" id="code" name="code" value="${typed}" autocomplete="off" required maxlength="12" placeholder="ABCD-EFGH">
<button class="main" type="submit">연동하기</button>
</form>
</section>
<section class="card">
<h2>카페에서 코드 받기</h2>
${
  code && address
    ? html`<p class="big">${showCafeCode(code)}</p>
<div class="qr" role="img" aria-label="두손에서 여는 주소의 QR 코드">${raw(renderSVG(address))}</div>
<p><a href="${address}">두손에서 열기</a></p>
<p class="soft">10분 안에 한 번 쓸 수 있어요.</p>`
    : ''
}
<form method="post" action="/sandbox/cafe/link/code"><button type="submit">${code ? '새 코드 받기' : '코드 받기'}</button></form>
</section>`
}
