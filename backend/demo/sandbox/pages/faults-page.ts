import { html } from 'hono/html'
import { COMPANIES, type Company, FAULTS, type SandboxFault } from '../kinds.ts'
import type { SandboxPage } from './page.ts'

const COMPANY_NAMES: Record<Company, string> = {
  sms: '문자',
  identity: '본인확인',
  postcode: '우편번호',
  couriers: '택배',
  bank: '은행',
  payment: '결제',
  cafe: '카페',
  push: '푸시 알림',
  talk: '알림톡',
  mail: '이메일',
  naver: '네이버',
  kakao: '카카오',
  apple: 'Apple',
}

const FAULT_NAMES: Record<SandboxFault, string> = {
  works: '잘 돼요',
  error: '오류(500)를 내요',
  hang: '대답하지 않아요',
}

/** The switch that lets companies fail. */
export function faultsPage(faults: Record<Company, SandboxFault>, saved: boolean): SandboxPage {
  return {
    title: '고장 내기',
    content: html`<h1>고장 내기</h1>
<p>회사가 잘못될 때 두손이 어떻게 하는지 볼 수 있어요. 고른 대로 바로 바뀌어요.</p>
${saved ? html`<p role="status">저장했어요.</p>` : ''}
<form method="post" action="/sandbox/faults">
${COMPANIES.map(
  (company) => html`<fieldset>
<legend>${COMPANY_NAMES[company]}</legend>
${FAULTS.map(
  (
    fault,
  ) => html`<label class="choice"><input type="radio" id="${company}-${fault}" name="${company}" value="${fault}" ${faults[company] === fault ? html`checked` : ''}>${FAULT_NAMES[fault]}</label>
`,
)}
</fieldset>
`,
)}
<button class="main" type="submit">저장하기</button>
</form>
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}
