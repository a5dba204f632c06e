import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseLook } from '../pictures/goods/look.ts'
import { catalogueCategorySchema, itemSchema } from './catalogue.ts'
import { buildCategories } from './categories.ts'
import { readTable } from './read-table.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duson-catalogue-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function tableOf(lines: readonly string[]): Promise<URL> {
  const file = join(folder, 'table.tsv')
  await writeFile(file, `${lines.join('\n')}\n`)
  return pathToFileURL(file)
}

const HEADER = 'category\tnames\tprice\toptions\tweight\tlook\tsize\tworn\tnotes'

describe('a table of items', () => {
  it('gives every cell as what it means', async () => {
    const file = await tableOf([
      HEADER,
      'phone/iphone\t아이폰 15 | 아이폰15\t610-720\t128GB, 256GB +60 | 블랙\t4\tphone cameras=3\tSMALL\t6-20\t깨끗해요. | 잘 돼요.',
      'phone/iphone\t아이폰 SE\t0-0\t\t\tphone',
    ])
    expect(readTable(file, itemSchema)).toEqual([
      {
        category: 'phone/iphone',
        names: ['아이폰 15', '아이폰15'],
        price: [610_000, 720_000],
        options: [
          [
            { text: '128GB', extra: 0 },
            { text: '256GB', extra: 60_000 },
          ],
          [{ text: '블랙', extra: 0 }],
        ],
        weight: 4,
        look: parseLook('phone cameras=3'),
        habits: { size: 'SMALL', worn: [6, 20], notes: ['깨끗해요.', '잘 돼요.'] },
      },
      {
        category: 'phone/iphone',
        names: ['아이폰 SE'],
        price: [0, 0],
        options: [],
        weight: 1,
        look: parseLook('phone'),
        habits: {},
      },
    ])
  })

  it.each([
    ['no name', 'phone\t\t1-2', 'names'],
    ['a price that is no range', 'phone\t아이폰\t100', 'price'],
    ['a range that ends before it begins', 'phone\t아이폰\t2-1', 'price'],
    ['a look that is not there', 'phone\t아이폰\t1-2\t\t\tnothing', 'look'],
    ['no look', 'phone\t아이폰\t1-2', 'look'],
    ['a weight of nothing', 'phone\t아이폰\t1-2\t\t0', 'weight'],
    ['an unknown size', 'phone\t아이폰\t1-2\t\t\t\tHUGE', 'size'],
    ['blanks around a name', 'phone\t아이폰 |  아이폰15\t1-2', 'names[1]'],
    ['a cell beyond the columns', 'phone\t아이폰\t1-2\t\t\t\t\t\t\tmore', 'column 10'],
  ])('is refused with its line: %s', async (_, line, where) => {
    const file = await tableOf([HEADER, 'phone\t아이폰\t1-2\t\t\tphone', line])
    const reading = () => readTable(file, itemSchema)
    expect(reading).toThrow('table.tsv:3')
    expect(reading).toThrow(where)
  })
})

describe('a table of categories', () => {
  it.each(['a/b/c/d', 'Phone', '', '/a'])('is refused with the path %j', async (path) => {
    const file = await tableOf(['path\tname\temoji', `${path}\t휴대폰\tsmartphone`])
    expect(() => readTable(file, catalogueCategorySchema)).toThrow('path')
  })
})

describe('the catalogue', () => {
  it('numbers categories by their place and hands habits down to the items', () => {
    const { categories, models } = buildCategories()
    const numbers = new Map(categories.map((row) => [row.path, row.category_seq]))
    expect(numbers.get('luxury')).toBe(1)
    expect(numbers.get('luxury/women-shoes/sneakers')).toBe(10102)
    const phone = models.find(({ item }) => item.names[0] === '아이폰 15 프로')
    expect(phone).toMatchObject({
      categorySeq: numbers.get('mobile-tablet/smartphone/iphone'),
      topName: '모바일/태블릿',
      nouns: ['스마트폰', '아이폰'],
      habits: { parts: '본체, 정품 박스, 충전 케이블', worn: [8, 22] },
    })
  })
})
