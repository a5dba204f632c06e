import { expect, test } from 'vitest'
import { acceptedFiles, chooseFiles } from './choose-files.ts'

const file = (name: string, type: string, size = 10) => {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => file(`${index}.jpg`, 'image/jpeg'))
const video = (size = 10) => file('a.mp4', 'video/mp4', size)
const names = (all: File[]) => {
  const { files, problem } = chooseFiles(all)
  return { names: files.map(({ name }) => name), problem }
}

test('사진 10장까지 한 번에 보낸다', () => {
  expect(chooseFiles(pictures(10))).toMatchObject({ problem: null })
  const eleven = chooseFiles(pictures(11))
  expect(eleven.files).toHaveLength(10)
  expect(eleven.problem).toMatch(/10장까지/)
})

test('동영상은 하나씩, 50MB까지 보낸다', () => {
  expect(names([video()])).toEqual({ names: ['a.mp4'], problem: null })
  expect(names([video(), video()])).toMatchObject({ names: ['a.mp4'] })
  expect(names([video(), video()]).problem).toMatch(/하나씩/)
  expect(names([video(60_000_000)])).toMatchObject({ names: [] })
  expect(names([video(60_000_000)]).problem).toMatch(/50MB/)
})

test('사진과 동영상을 섞으면 사진만 보내고 알린다', () => {
  expect(names([...pictures(2), video()])).toMatchObject({ names: ['0.jpg', '1.jpg'] })
  expect(names([...pictures(2), video()]).problem).toMatch(/따로/)
})

test('사진도 동영상도 아니면 알리고 나머지만 보낸다', () => {
  const picked = names([file('계약서.pdf', 'application/pdf'), ...pictures(1)])
  expect(picked.names).toEqual(['0.jpg'])
  expect(picked.problem).toMatch(/JPG/)
  expect(picked.problem).not.toContain('계약서')
})

test('종류가 비어 있는 아이폰 사진도 사진이다', () => {
  expect(names([file('IMG_1.HEIC', '')])).toEqual({ names: ['IMG_1.HEIC'], problem: null })
  expect(names([file('run.exe', '')])).toMatchObject({ names: [] })
})

test('아무것도 고르지 않으면 아무 일도 없다', () => {
  expect(chooseFiles([])).toEqual({ files: [], problem: null })
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

test('아이폰과 아이패드는 JPEG 사진과 MP4 동영상으로 바꿔서 건네준다', () => {
  for (const device of [
    { userAgent: IPHONE, maxTouchPoints: 5 },
    { userAgent: MAC, maxTouchPoints: 5 },
  ]) {
    const kinds = acceptedFiles(device).split(',')
    expect(kinds[0]).toBe('image/jpeg')
    expect(kinds).toContain('video/mp4')
    for (const kind of ['image/*', 'image/heic', 'video/*', 'video/quicktime'])
      expect(kinds).not.toContain(kind)
  }
  expect(acceptedFiles({ userAgent: MAC, maxTouchPoints: 0 })).toContain('video/quicktime')
})
