import { execFileSync } from 'node:child_process'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { evidenceLimits } from '#backend/limits/rules.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createOrderFixture, DELIVERY } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8')

/** A delivered parcel, about which the two have talked. */
async function delivered() {
  const world = createOrderFixture(database, new Date('2026-11-02T01:00:00Z'))
  const ordered = await world.ordered('PARCEL')
  const { seller, buyer, productSeq, orderSeq } = ordered
  const roomId = await world.room(seller, buyer, productSeq)
  await buyer.edge.sendMessage({
    roomId,
    clientMessageId: `evidence-${orderSeq}`,
    message: '오늘 보내 주실 수 있나요?',
  })
  await world.deliver(seller, orderSeq)
  return { ...world, ...ordered }
}

async function packOf(who: Awaited<ReturnType<typeof delivered>>['buyer'], orderSeq: number) {
  const { content } = await who.gateway.orderEvidence({ orderSeq, format: 'ZIP' })
  return unzipSync(Buffer.from(content, 'base64'))
}

/** Lays the files of a pack out, and runs the program in it. */
function runProgram(files: Record<string, Uint8Array>): number {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
  try {
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), bytes)
    }
    execFileSync(process.execPath, [join(folder, 'verify.mjs')], { stdio: 'ignore' })
    return 0
  } catch (error) {
    return (error as { status: number }).status
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('거래 증거 모음', () => {
  it('은 목록과 서명과 이어진 기록으로 누구나 확인할 수 있고, 한 글자만 바뀌어도 드러난다', async () => {
    const { buyer, orderSeq } = await delivered()
    const files = await packOf(buyer, orderSeq)
    const { pem } = await buyer.gateway.evidenceKey()
    expect(text(files['public-key.pem'])).toBe(pem)
    const sums = files.SHA256SUMS as Uint8Array
    const signature = files['SHA256SUMS.sig'] as Uint8Array
    expect(verify(null, sums, createPublicKey(pem), signature)).toBe(true)
    const listed = text(sums)
      .trim()
      .split('\n')
      .map((line) => line.split('  ') as [string, string])
    expect(listed.map(([, name]) => name).sort()).toEqual(
      Object.keys(files)
        .filter((name) => !name.startsWith('SHA256SUMS'))
        .sort(),
    )
    for (const [hash, name] of listed)
      expect({
        name,
        hash: createHash('sha256')
          .update(files[name] as Uint8Array)
          .digest('hex'),
      }).toEqual({ name, hash })
    expect(runProgram(files)).toBe(0)

    const changed = {
      ...files,
      'conversation.txt': Buffer.from(`${text(files['conversation.txt'])}.`),
    }
    expect(runProgram(changed)).toBe(1)
    const events = JSON.parse(text(files['events.json'])) as object[]
    const shortened = { ...files, 'events.json': Buffer.from(JSON.stringify(events.slice(1))) }
    expect(runProgram(shortened)).toBe(1)
  })

  it('은 상품과 대화와 일어난 일을 담고, 받는 곳은 산 사람의 것에만 있다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    const [own, other] = [await packOf(buyer, orderSeq), await packOf(seller, orderSeq)]
    for (const files of [own, other]) {
      const conversation = text(files['conversation.txt'])
      expect(conversation).toContain('오늘 보내 주실 수 있나요?')
      // A line about the order is nobody's word.
      expect(conversation).toContain('거래 알림: 상품이 도착했어요')
      expect(conversation).not.toMatch(/(?<!거래 알림): 상품이 도착했어요/)
      const triggers = JSON.parse(text(files['events.json'])).map(
        ({ trigger }: { trigger: string }) => trigger,
      )
      expect(triggers).toEqual(['PLACE', 'PAY', 'ACCEPT', 'SHIP', 'DELIVER'])
      expect(text(files['summary.pdf']).slice(0, 5)).toBe('%PDF-')
      // Nobody's number.
      expect(text(files['order.json'])).not.toContain(DELIVERY.phoneNo)
    }
    expect(text(own['order.json'])).toContain(DELIVERY.roadAddress)
    expect(text(other['order.json'])).not.toContain(DELIVERY.roadAddress)
  })

  it('은 그 거래를 한 두 사람만 받고, 너무 자주는 못 받는다', async () => {
    const { buyer, orderSeq, person, dependencies } = await delivered()
    const stranger = await person()
    const ask = (who: typeof buyer) => who.gateway.orderEvidence({ orderSeq, format: 'PDF' })
    expect((await refusalOf(ask(stranger))).status).toBe(404)
    const limits = evidenceLimits(dependencies, buyer.userSeq)
    while ((await dependencies.limiter.take(limits)) === null);
    expect((await refusalOf(ask(buyer))).code).toBe('LIMITED')
  })
})
