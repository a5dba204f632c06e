import { Hono } from 'hono'
import { z } from 'zod'
import { BANK_DONE, BANK_NO_TRANSFER, HUB } from '#backend/integrations/bank/open-banking-codes.ts'
import { hmacHex, sameText } from '#backend/integrations/signing.ts'
import { kstDay, kstTimeOfDay } from '#contracts/kst.ts'
import { failing } from '../faults.ts'
import { BANK_HOURS, BANK_TRANSFER, type SandboxBankAccount } from '../kinds.ts'
import type { World } from '../world.ts'
import { findAccount } from './accounts.ts'

const TOKEN_SECONDS = 3_600

const BANK_CODES_OF_STATE: Record<SandboxBankAccount['state'], string> = {
  OPEN: BANK_DONE,
  CLOSED: '415',
  BLOCKED: '420',
}
const NO_ACCOUNT = '412'
const OTHER_NUMBER = '813'
const OTHER_NAME = '815'
const MAINTENANCE = '205'

const tranIdSchema = z.string().regex(/^[A-Z]\d{9}U[A-Z0-9]{9}$/)
const holderSchema = z.object({
  bank_tran_id: tranIdSchema,
  bank_code_std: z.string(),
  account_num: z.string(),
  account_holder_info_type: z.literal(' '),
  account_holder_info: z.string().regex(/^\d{6}$/),
})
const depositSchema = z.object({
  cntr_account_num: z.string(),
  wd_pass_phrase: z.string(),
  name_check_option: z.enum(['on', 'off']),
  req_list: z
    .array(
      z.object({
        bank_tran_id: tranIdSchema,
        bank_code_std: z.string(),
        account_num: z.string(),
        account_holder_name: z.string(),
        print_content: z.string().min(1).max(20),
        tran_amt: z.string().regex(/^[1-9]\d{0,11}$/),
      }),
    )
    .length(1),
})
const resultSchema = z.object({
  check_type: z.literal('2'),
  req_list: z
    .array(
      z.object({
        org_bank_tran_id: tranIdSchema,
        org_bank_tran_date: z.string().regex(/^\d{8}$/),
        org_tran_amt: z.string(),
      }),
    )
    .length(1),
})

/** Banks rest from half past eleven at night for an hour, unless the desk says otherwise. */
export async function isClosed({ items, now }: World): Promise<boolean> {
  const hours = (await items.newest(BANK_HOURS, ''))?.value.hours ?? 'night'
  if (hours !== 'night') return hours === 'closed'
  const time = kstTimeOfDay(now())
  return time >= '23:30' || time < '00:30'
}

/** 오픈뱅킹: its token, 계좌실명조회, 입금이체 and 이체결과조회, as the hub answers them. */
export function hubApi(world: World): Hono {
  const { items, now, bank } = world
  const app = new Hono()
  app.use(failing(world, 'bank'))

  const ownToken = (hour: number) => hmacHex(bank.clientSecret, `token:${hour}`)
  const hourNow = () => Math.floor(now().getTime() / (TOKEN_SECONDS * 1_000))
  const today = () => kstDay(now()).replaceAll('-', '')
  const refuse = (rsp_code: string, rsp_message: string) => ({ rsp_code, rsp_message })
  const isOurs = (header: string | undefined) =>
    [hourNow(), hourNow() - 1].some((hour) => sameText(header ?? '', `Bearer ${ownToken(hour)}`))

  app.post('/oauth/2.0/token', async (c) => {
    const fields = await c.req.parseBody()
    const isKnown =
      sameText(String(fields.client_id), bank.clientId) &&
      sameText(String(fields.client_secret), bank.clientSecret)
    if (!isKnown || fields.grant_type !== 'client_credentials' || fields.scope !== 'oob')
      return c.json(refuse('O0001', '클라이언트 정보가 올바르지 않습니다.'))
    return c.json({
      access_token: ownToken(hourNow()),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      scope: 'oob',
      client_use_code: bank.useCode,
    })
  })

  app.post('/v2.0/inquiry/real_name', async (c) => {
    if (!isOurs(c.req.header('authorization'))) return c.json(refuse('O0002', 'Access Token 오류'))
    const asked = holderSchema.safeParse(await c.req.json().catch(() => null))
    if (!asked.success) return c.json(refuse('A0004', '요청 전문 포맷 오류'))
    const { bank_code_std: bankCode, account_num: accountNo } = asked.data
    const account = await findAccount(world, bankCode, accountNo)
    const code = await accountCode(account)
    const isOther =
      account && account.birthDate.replaceAll('-', '').slice(2) !== asked.data.account_holder_info
    const bankRspCode = code === BANK_DONE && isOther ? OTHER_NUMBER : code
    const isDone = bankRspCode === BANK_DONE
    return c.json({
      rsp_code: isDone ? HUB.done : HUB.ofBank,
      rsp_message: '',
      bank_tran_id: asked.data.bank_tran_id,
      bank_tran_date: today(),
      bank_code_tran: bankCode,
      bank_rsp_code: bankRspCode,
      account_num: accountNo,
      account_holder_name: isDone ? account?.holderName : '',
    })
  })

  app.post('/v2.0/transfer/deposit/acnt_num', async (c) => {
    if (!isOurs(c.req.header('authorization'))) return c.json(refuse('O0002', 'Access Token 오류'))
    const asked = depositSchema.safeParse(await c.req.json().catch(() => null))
    if (!asked.success) return c.json(refuse('A0004', '요청 전문 포맷 오류'))
    const { cntr_account_num: from, wd_pass_phrase: phrase, req_list: list } = asked.data
    const [row] = list
    if (!row || from !== bank.contractAccountNo || !sameText(phrase, bank.passPhrase))
      return c.json(refuse('A0019', '약정 계좌 정보 오류'))
    const account = await findAccount(world, row.bank_code_std, row.account_num)
    const code = await accountCode(account)
    const isOther =
      asked.data.name_check_option === 'on' && account?.holderName !== row.account_holder_name
    const bankRspCode = code === BANK_DONE && isOther ? OTHER_NAME : code
    const isFirst = await items.putOnce(BANK_TRANSFER, `${row.bank_tran_id}:${today()}`, {
      bankCode: row.bank_code_std,
      accountNo: row.account_num,
      amount: Number(row.tran_amt),
      printed: row.print_content,
      bankRspCode,
    })
    if (!isFirst) return c.json(refuse(HUB.repeated, '거래고유번호 중복'))
    return c.json(transferAnswer(row.bank_tran_id, bankRspCode))
  })

  app.post('/v2.0/transfer/result', async (c) => {
    if (!isOurs(c.req.header('authorization'))) return c.json(refuse('O0002', 'Access Token 오류'))
    const asked = resultSchema.safeParse(await c.req.json().catch(() => null))
    const row = asked.data?.req_list[0]
    if (!row) return c.json(refuse('A0004', '요청 전문 포맷 오류'))
    const key = `${row.org_bank_tran_id}:${row.org_bank_tran_date}`
    const found = await items.newest(BANK_TRANSFER, key)
    const isSame = found?.value.amount === Number(row.org_tran_amt)
    const code = found && isSame ? found.value.bankRspCode : BANK_NO_TRANSFER
    return c.json(transferAnswer(row.org_bank_tran_id, code))
  })

  async function accountCode(account: SandboxBankAccount | null): Promise<string> {
    if (await isClosed(world)) return MAINTENANCE
    return account ? BANK_CODES_OF_STATE[account.state] : NO_ACCOUNT
  }

  function transferAnswer(bankTranId: string, bankRspCode: string) {
    return {
      rsp_code: bankRspCode === BANK_DONE ? HUB.done : HUB.ofBank,
      rsp_message: '',
      res_cnt: '1',
      res_list: [
        {
          tran_no: '1',
          bank_tran_id: bankTranId,
          bank_tran_date: today(),
          bank_rsp_code: bankRspCode,
        },
      ],
    }
  }

  return app
}
