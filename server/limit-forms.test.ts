import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { paths } from '#app/paths.ts'
import { sourcesOf } from '#tests/support/sources.ts'
import { limitForms } from './limit-forms.ts'

const web = new Hono()
web.on(['POST'], '*', limitForms)
web.post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))

const MEGABYTE = 1024 * 1024
async function send(path: string, bytes: number) {
  const body = new Uint8Array(bytes)
  const headers = { 'content-length': String(bytes) }
  const response = await web.request(path, { method: 'POST', body, headers })
  return response.status
}

/** By the file of the form: the pages that it is on. */
const PAGES: Record<string, string[]> = {
  'app/features/damage-report/evidence-step.tsx': [paths.damageReport(7)],
  'app/features/member-dispute/claim-form.tsx': [paths.memberDisputeForm()],
  'app/features/member-dispute/dispute-steps.tsx': [paths.memberDisputeDetail(7)],
  'app/features/operator/contents/content-form.tsx': [paths.operatorContentForm()],
  'app/features/operator/posts/banner-form.tsx': [`${paths.operatorBanners()}/7`],
  'app/features/operator/posts/exhibition-form.tsx': [`${paths.operatorExhibitions()}/new`],
  'app/features/order-case/case-photos-field.tsx': [paths.orderCase(7), paths.compensation(7)],
  'app/features/order-case/case-steps.tsx': [paths.orderCase(7)],
  'app/features/order-case/claim-steps.tsx': [paths.compensation(7)],
  'app/features/order/order-steps.tsx': [paths.sale(7)],
  'app/features/possession/possession-answer.tsx': [paths.possession(7)],
  'app/features/question/question-form.tsx': [paths.questionForm('CS'), paths.questionForm('CAFE')],
  'app/features/sell/phone/handover-page.tsx': [`${paths.photosByPhone('')}abc`],
  'app/features/sell/sell-form.tsx': [paths.sellForm()],
  'app/features/settings/profile-picture-form.tsx': [paths.profile()],
}

describe('사진이 있는 양식', () => {
  it('은 모두 여기에 있다: 새 양식은 그 화면과 함께 적는다', () => {
    const files = sourcesOf('app/features', '.tsx').filter((file) =>
      readFileSync(file, 'utf8').includes('multipart/form-data'),
    )
    expect(files.sort()).toEqual(Object.keys(PAGES))
  })

  it.each(Object.values(PAGES).flat())('%s에 휴대폰 사진 한 장을 보낼 수 있다', async (path) => {
    expect(await send(path, 4 * MEGABYTE)).toBe(200)
    expect(await send(path, 80 * MEGABYTE)).toBe(413)
  })

  it('이 아니면 글자만큼만 받는다', async () => {
    expect(await send(paths.orderCase(7), 100)).toBe(200)
    expect(await send('/order/7/case/x', MEGABYTE)).toBe(413)
    expect(await send(paths.csCenter(), MEGABYTE)).toBe(413)
  })
})
