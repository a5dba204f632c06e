import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawer } from '../demo/pictures/drawer.ts'
import { drawableText, lineRaster, widthInEm, wrapText } from './card-text.ts'
import { drawPageCard, drawProductCard } from './open-graph.ts'

// A machine without a single font: the texts must come from the font file alone.
const folder = mkdtempSync(join(tmpdir(), 'duson-fonts-'))
writeFileSync(join(folder, 'fonts.conf'), '<?xml version="1.0"?><fontconfig></fontconfig>')
process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf')

const style = { size: 60, weight: 'Bold', colour: '#000000', widest: 2000 } as const

test('글꼴이 하나도 없는 기계에서도 한글을 그린다', async () => {
  const [one, two, bar, ga, gag] = await Promise.all(
    ['가', '가가', '|', '가', '각'].map((text) => lineRaster(text, style)),
  )
  if (!one || !two || !bar || !ga || !gag) throw new Error('nothing drawn')
  // Boxes for missing glyphs are all equally wide.
  expect(bar.width).toBeLessThan(one.width / 3)
  expect(two.width).toBeGreaterThan(one.width * 1.8)
  expect(Buffer.compare(ga.data, gag.data)).not.toBe(0)
})

test.each([
  ['태그', '<script>alert("x")</script>'],
  ['글꼴 명령', '</span><span foreground="red">&amp;&lt;'],
  ['따옴표와 제어 문자', `"'\`{}[]\\ %s %00 \u0000\u0007`],
  ['이모지', '👨‍👩‍👧‍👦🔥🇰🇷'],
  ['반쪽 글자', '\ud800 반쪽'],
  ['아주 긴 한글', 'ㅋ'.repeat(5000)],
  ['아주 긴 영문', 'W'.repeat(5000)],
  ['방향 바꾸기', '\u202e뒤집기\u200b'],
  ['빈 제목', ''],
  ['공백', '   '],
])('%s: 어떤 제목도 온전한 그림이 된다', async (_, title) => {
  const card = await drawProductCard(drawer, {
    title,
    priceText: title.slice(0, 200),
    tradeState: 'RESERVED',
    regionText: title,
    picture: null,
  })
  const { width, height, format } = await sharp(card).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
})

test('제목, 가격, 상태는 그림에 보인다', async () => {
  const facts = {
    title: '유모차',
    priceText: '30,000원',
    tradeState: 'ON_SALE',
    regionText: null,
    picture: null,
  } as const
  const cards = await Promise.all([
    drawProductCard(drawer, facts),
    drawProductCard(drawer, { ...facts, title: '자전거' }),
    drawProductCard(drawer, { ...facts, priceText: '40,000원' }),
    drawProductCard(drawer, { ...facts, tradeState: 'SOLD' }),
    drawPageCard(drawer, { title: '두손' }),
    drawPageCard(drawer, { title: '두손', subtitle: '중고거래' }),
  ])
  expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(cards.length)
})

test('그릴 수 없는 글자는 빼고, 풀어 쓴 한글은 모아 쓴다', () => {
  expect(drawableText('나이키 👟 신발\n새것')).toBe('나이키 신발 새것')
  expect(drawableText('가방'.normalize('NFD'))).toBe('가방')
  expect(drawableText('★급처★ ₩5,000 (약 3㎏)')).toBe('★급처★ ₩5,000 (약 3)')
})

test('줄은 낱말 사이에서 나누고, 넘치면 … 로 끝난다', () => {
  expect(wrapText('삼성 갤럭시 버즈 프로', 6, 3)).toEqual(['삼성 갤럭시', '버즈 프로'])
  const rows = wrapText('가'.repeat(100), 5, 2)
  expect(rows).toEqual(['가가가가가', '가가가가…'])
  expect(wrapText('', 5, 2)).toEqual([])
  for (const row of wrapText('아주 긴 상품 제목이 여기에 있습니다 정말로', 4, 3)) {
    expect(widthInEm(row)).toBeLessThanOrEqual(4)
  }
})
