import { html } from 'hono/html'
import { BANKS, isBankCode } from '#contracts/banks.ts'
import type { HeldAccount } from '../bank/accounts.ts'
import type { BankHours, SandboxBankAccount } from '../kinds.ts'
import { kstMoment } from '../kst.ts'
import type { Html, SandboxPage } from './page.ts'

export interface ListedTransfer {
  bankCode: string
  accountNo: string
  amount: number
  /** The sender's name on the statement. */
  printed: string
  at: Date
}

const STATES: Record<SandboxBankAccount['state'], string> = {
  OPEN: '쓰는 계좌',
  CLOSED: '해지된 계좌',
  BLOCKED: '거래가 멈춘 계좌',
}
const HOURS: Record<BankHours, string> = {
  night: '밤 11시 30분부터 0시 30분까지 점검',
  open: '늘 열려 있어요',
  closed: '지금 점검 중이에요',
}

const bankName = (code: string) => (isBankCode(code) ? BANKS[code].name : code)

/** Accounts with their holders, and what was deposited in them: here the code of a deposit of 1 won is read. */
export function bankPage({
  accounts,
  transfers,
  hours,
  now,
}: {
  accounts: readonly HeldAccount[]
  transfers: readonly ListedTransfer[]
  hours: BankHours
  now: Date
}): SandboxPage {
  return {
    title: '은행',
    wide: true,
    content: html`<h1>은행</h1>
<p>두손이 보낸 1원과 정산금이 여기로 와요. 1원을 보낸 사람의 이름에 인증 글자가 들어 있어요.</p>
<div class="columns">
<section>
<h2>들어온 돈</h2>
${
  transfers.length === 0
    ? html`<p class="soft">아직 들어온 돈이 없어요.</p>`
    : html`<ul class="plain">${transfers.map((transfer) => transferRow(transfer, now))}</ul>`
}
</section>
<section>
<h2>계좌</h2>
<ul class="plain">${accounts.map(accountRow)}</ul>
<h2>계좌 만들기</h2>
<form class="card" method="post" action="/sandbox/bank">
<label for="bankCode">은행</label>
<select id="bankCode" name="bankCode">
${Object.entries(BANKS).map(([code, { name }]) => html`<option value="${code}">${name}</option>`)}
</select>
<label for="accountNo">계좌번호</label>
<input type="text" id="accountNo" name="accountNo" inputmode="numeric" autocomplete="off" required>
<label for="holderName">예금주</label>
<input type="text" id="holderName" name="holderName" autocomplete="off" required maxlength="40">
<label for="birthDate">예금주의 생년월일</label>
<input type="text" id="birthDate" name="birthDate" autocomplete="off" required placeholder="1990-01-31">
<label for="state">상태</label>
<select id="state" name="state">
${Object.entries(STATES).map(([state, label]) => html`<option value="${state}">${label}</option>`)}
</select>
<button class="main" type="submit">만들기</button>
</form>
<h2>점검 시간</h2>
<form method="post" action="/sandbox/bank/hours">
<fieldset>
<legend>은행이 쉬는 때</legend>
${Object.entries(HOURS).map(
  ([name, label]) =>
    html`<label class="choice"><input type="radio" name="hours" value="${name}" ${name === hours ? html`checked` : ''}>${label}</label>`,
)}
</fieldset>
<button type="submit">바꾸기</button>
</form>
</section>
</div>
<p><a href="/sandbox">연습용 세계 둘러보기</a></p>`,
  }
}

function transferRow(
  { bankCode, accountNo, amount, printed, at }: ListedTransfer,
  now: Date,
): Html {
  return html`<li class="text">
<p class="soft">${bankName(bankCode)} ${accountNo} <time datetime="${at.toISOString()}">${kstMoment(at, now)}</time></p>
<p><strong>${printed}</strong> ${amount.toLocaleString('ko-KR')}원</p>
</li>
`
}

function accountRow({ bankCode, accountNo, holderName, birthDate, state }: HeldAccount): Html {
  return html`<li class="text">
<p>${bankName(bankCode)} <strong>${accountNo}</strong></p>
<p class="soft">${holderName} (${birthDate}) ${STATES[state]}</p>
</li>
`
}
