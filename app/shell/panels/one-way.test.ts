import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcesOf } from '#tests/support/sources.ts'

const FRAME = 'app/components/modal.tsx'
const HOST = 'app/shell/panels/lazy/host.tsx'

const filesWith = (pattern: RegExp) =>
  sourcesOf('app', '.tsx').filter((file) => pattern.test(readFileSync(file, 'utf8')))

it('쪽 위에 뜨는 것은 모두 패널이다: 다른 곳에서 따로 띄우지 않는다', () => {
  expect(filesWith(/<dialog|showModal\(\)|showPopover|aria-modal|role="dialog"/)).toEqual([FRAME])
  expect(filesWith(/components\/modal\.tsx'/)).toEqual([HOST])
})
