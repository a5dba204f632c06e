import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { many, NO_FIELDS, oneOf, readBy, secret, sequence, text, ticked } from './fields.ts'
import { readForm } from './read-form.server.ts'

const FORMS = {
  remove: NO_FIELDS,
  sell: z
    .object({
      title: text(z.minLength(2, '제목을 두 글자 이상 적어 주세요.')),
      price: readBy((typed) =>
        /^\d+$/.test(typed) ? { value: Number(typed) } : { error: '숫자로 적어 주세요.' },
      ),
      condition: oneOf(['NEW', 'USED'], '상태를 골라 주세요.'),
      tags: many(text(), z.maxLength(2, '태그는 두 개까지예요.')),
      photos: many(z.file('사진을 올려 주세요.')),
      options: many(z.object({ name: text(z.minLength(1, '이름을 적어 주세요.')) })),
      delivery: z.object({ parcel: ticked() }),
      agreed: ticked('동의해 주세요.'),
      categorySeq: sequence(),
      password: secret(text()),
    })
    .check((context) => {
      const { title, price } = context.value
      if (title === '무료' && price > 0)
        context.issues.push({
          code: 'custom',
          message: '무료인데 값이 있어요.',
          path: ['price'],
          input: price,
        })
    }),
}

const GOOD: [string, string | File][] = [
  ['intent', 'sell'],
  ['title', ' 의자\0 '],
  ['price', '35000'],
  ['condition', 'NEW'],
  ['tags', '가구'],
  ['photos', new File(['1'], 'a.jpg')],
  ['photos', new File(['2'], 'b.jpg')],
  ['options.0.name', '검정'],
  ['options.1.name', '하양'],
  ['delivery.parcel', '1'],
  ['agreed', '1'],
  ['categorySeq', '12'],
  ['password', 'hunter2'],
]

/** The form with other values of some fields; without those that have none. */
function posted(changes: Record<string, string[]> = {}) {
  const form = new FormData()
  for (const [name, value] of GOOD) if (!(name in changes)) form.append(name, value)
  for (const [name, values] of Object.entries(changes))
    for (const value of values) form.append(name, value)
  return post(form)
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://duson.example/product/form', { method: 'POST', body, headers })

async function refusedOf(request: Request) {
  const form = await readForm(request, FORMS)
  if (form.ok) throw new Error('not refused')
  return form.answer
}

const statusOf = (request: Request) =>
  readForm(request, FORMS).then(
    (form) => (form.ok ? 200 : 422),
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  )

describe('a posted form', () => {
  it('has its fields: texts, choices, lists, files, rows and groups', async () => {
    const form = await readForm(posted(), FORMS)
    if (!form.ok || form.intent !== 'sell') throw new Error('not taken')
    const { photos, ...input } = form.input
    expect(photos.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
    expect(input).toEqual({
      title: '의자',
      price: 35_000,
      condition: 'NEW',
      tags: ['가구'],
      options: [{ name: '검정' }, { name: '하양' }],
      delivery: { parcel: true },
      agreed: true,
      categorySeq: 12,
      password: 'hunter2',
    })
  })

  it('is the form of its button, whatever a hidden field says', async () => {
    const form = await readForm(posted({ intent: ['sell', 'remove'] }), FORMS)
    expect(form).toMatchObject({ ok: true, intent: 'remove', input: {} })
  })

  it('has no list where nothing is chosen, and no file where none is', async () => {
    const form = new FormData()
    for (const [name, value] of GOOD)
      if (name !== 'tags' && !name.startsWith('options')) form.append(name, value)
    form.delete('photos')
    form.append('photos', new File([], ''))
    expect(await readForm(post(form), FORMS)).toMatchObject({
      input: { tags: [], photos: [], options: [] },
    })
  })

  it('tells everything that is wrong at its field, with what was typed but no secret', async () => {
    const answer = await refusedOf(
      posted({
        title: ['의'],
        price: ['싸게'],
        condition: ['OLD'],
        tags: ['a', 'b', 'c'],
        'options.1.name': [' '],
        agreed: [],
        unknown: ['x'],
      }),
    )
    expect(answer.init?.status).toBe(400)
    expect(answer.data).toEqual({
      intent: 'sell',
      errors: {
        title: '제목을 두 글자 이상 적어 주세요.',
        price: '숫자로 적어 주세요.',
        condition: '상태를 골라 주세요.',
        tags: '태그는 두 개까지예요.',
        'options.1.name': '이름을 적어 주세요.',
        agreed: '동의해 주세요.',
      },
      values: {
        title: ['의'],
        price: ['싸게'],
        condition: ['OLD'],
        tags: ['a', 'b', 'c'],
        photos: [],
        'options.0.name': ['검정'],
        'options.1.name': [' '],
        'delivery.parcel': ['1'],
        categorySeq: ['12'],
      },
    })
  })

  it('tells at a field what is wrong between fields', async () => {
    const { data } = await refusedOf(posted({ title: ['무료'] }))
    expect(data.errors).toEqual({ price: '무료인데 값이 있어요.' })
  })

  it('tells above the form what no visible field can have caused', async () => {
    const { data } = await refusedOf(posted({ categorySeq: ['__proto__'] }))
    expect(data.errors).toEqual({ form: '요청한 내용을 다시 확인해 주세요.' })
  })

  it('reads names that objects have as any other', async () => {
    const names = ['__proto__.x', 'constructor.prototype.x', 'title.x', 'toString']
    const form = await readForm(
      posted(Object.fromEntries(names.map((name) => [name, ['1']]))),
      FORMS,
    )
    expect(form.ok).toBe(false)
    expect('x' in {}).toBe(false)
  })

  it('that a host refuses is answered at the field of the code, and says how long to wait', async () => {
    const form = await readForm(posted(), FORMS)
    if (!form.ok || form.intent !== 'sell') throw new Error('not taken')
    const refused = {
      status: 429,
      code: 'LIMITED',
      message: '잠시 뒤에',
      data: { retryAfterSeconds: 9 },
    }
    const answer = form.refuse(refused, { LIMITED: 'title' })
    expect(answer.init).toMatchObject({ status: 429, headers: { 'retry-after': '9' } })
    expect(answer.data).toMatchObject({ intent: 'sell', errors: { title: '잠시 뒤에' } })
    expect(answer.data.values).not.toHaveProperty('password')
    expect(form.refuse(refused, { OTHER: 'title' }).data.errors).toEqual({ form: '잠시 뒤에' })
  })

  it.each(['', 'other', '__proto__', 'toString'])(
    'is refused with the intent %j',
    async (intent) => {
      expect(await statusOf(posted({ intent: [intent] }))).toBe(400)
    },
  )

  it('is refused with more or longer fields than a form of ours has', async () => {
    // The time to sort combining marks grows with the square of their number.
    const marks = '\u0345'.repeat(5_000) + '\u0334'.repeat(5_001)
    const remove = (field: Record<string, string>) =>
      post(new URLSearchParams({ intent: 'remove', ...field }))
    expect(await statusOf(remove({ price: marks }))).toBe(413)
    expect(await statusOf(remove({ price: marks.slice(1) }))).toBe(200)
    expect(await statusOf(remove({ ['a.'.repeat(51)]: '1' }))).toBe(413)
    const fields = (count: number) => new URLSearchParams(`intent=remove&${'a=1&'.repeat(count)}`)
    expect(await statusOf(post(fields(200)))).toBe(413)
    expect(await statusOf(post(fields(199)))).toBe(200)
  })

  it('is refused when the body is not a form', async () => {
    expect(await statusOf(post('{}', { 'content-type': 'application/json' }))).toBe(400)
  })
})
