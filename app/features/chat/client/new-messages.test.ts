import { expect, it } from 'vitest'
import { draftsOf } from './new-messages.ts'

const file = (name: string) =>
  new File([name], name, { type: name.endsWith('mp4') ? 'video/mp4' : 'image/jpeg' })
const shape = (files: File[]) => draftsOf(7, { files }).map((one) => one.files.length)

it('빈 글은 메시지가 아니다', () => {
  expect(draftsOf(7, { text: ' \n ' })).toEqual([])
  expect(draftsOf(7, { text: '네' })).toMatchObject([{ roomId: 7, text: '네', files: [] }])
})

it('사진은 열 장까지 한 메시지로, 영상은 하나씩 간다', () => {
  const photos = Array.from({ length: 12 }, (_, index) => file(`${index}.jpg`))
  expect(shape(photos)).toEqual([10, 2])
  expect(shape([file('a.jpg'), file('b.mp4'), file('c.mp4'), file('d.jpg')])).toEqual([1, 1, 1, 1])
})

it('이름은 저마다 다르고 약속한 꼴이다', () => {
  const ids = Array.from({ length: 50 }, () => draftsOf(7, { text: '네' })[0]?.clientMessageId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/)
})
