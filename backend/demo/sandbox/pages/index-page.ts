import { html } from 'hono/html'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contracts/account.ts'
import type { Person } from '../people.ts'
import { PROVIDER_NAMES, type SandboxPage } from './page.ts'

/** What there is in the sandbox. */
export function indexPage(people: Record<SocialProvider, Person[]>): SandboxPage {
  return {
    title: '둘러보기',
    wide: true,
    content: html`<h1>연습용 세계</h1>
<p>로그인, 문자, 본인확인, 결제를 진짜 회사 없이 해 볼 수 있는 곳이에요. 여기서 보이는 사람과 번호는 모두 지어낸 거예요.</p>
<div class="columns">
<section>
<h2>해 볼 것</h2>
<ul class="plain">
<li><a class="row" href="/sandbox/sms"><strong>문자함</strong><span>보낸 인증번호가 여기로 와요</span></a></li>
<li><a class="row" href="/sandbox/talk"><strong>알림톡</strong><span>카카오톡으로 보낸 알림이 여기로 와요</span></a></li>
<li><a class="row" href="/sandbox/mail"><strong>메일함</strong><span>이메일로 보낸 알림과 인증번호가 여기로 와요</span></a></li>
<li><a class="row" href="/sandbox/push"><strong>푸시 알림</strong><span>연습용 브라우저로 보낸 푸시가 여기로 와요</span></a></li>
<li><a class="row" href="/sandbox/authenticator"><strong>인증 앱</strong><span>운영자 2단계 인증 코드가 여기에 보여요</span></a></li>
<li><a class="row" href="/sandbox/parcels"><strong>택배</strong><span>보낸 물건을 움직이고, 늦추고, 잃어버려 봐요</span></a></li>
<li><a class="row" href="/sandbox/bank"><strong>은행</strong><span>계좌를 만들고, 1원과 정산금을 확인해요</span></a></li>
<li><a class="row" href="/sandbox/payments"><strong>결제</strong><span>입금하고, 환불을 거절하고, 알림을 다시 보내요</span></a></li>
<li><a class="row" href="/sandbox/cafe"><strong>카페</strong><span>카페 회원이 되어 글을 쓰고, 두손과 연동해요</span></a></li>
<li><a class="row" href="/sandbox/clock"><strong>시계</strong><span>거래의 시간을 앞으로 돌려요</span></a></li>
<li><a class="row" href="/sandbox/faults"><strong>고장 내기</strong><span>회사가 오류를 내거나 멈추게 해 봐요</span></a></li>
<li><a class="row" href="/"><strong>두손으로 가기</strong><span>로그인부터 시작해 보세요</span></a></li>
</ul>
<h2>본인확인</h2>
<div class="card">
<p>있을 수 있는 생년월일이면 누구든 본인으로 확인돼요. 인증번호는 문자함에 있어요.</p>
<p class="soft">이름을 ‘불일치’로 쓰면 통신사 정보와 다른 경우를 볼 수 있어요. 이름, 생년월일, 성별이 같으면 번호가 달라도 같은 사람이에요.</p>
</div>
</section>
<section>
<h2>로그인할 수 있는 사람</h2>
${SOCIAL_PROVIDERS.map(
  (provider) => html`<div class="card">
<h3>${PROVIDER_NAMES[provider]}</h3>
<p class="soft">${people[provider].map(({ name }) => name).join(', ')}</p>
</div>
`,
)}
<p class="soft">두손의 로그인 화면에서 버튼을 누르면 누구로 로그인할지 고를 수 있어요. 새 사람을 만들 수도 있어요.</p>
</section>
</div>`,
  }
}
