import { expect, it } from 'vitest'
import { message } from '#tests/support/chat-samples.ts'
import { messageIn, readServerFrame } from './frames.ts'

it('서버의 프레임을 읽는다', () => {
  const frame = { action: 'newMessageEvent', data: message(1), shouldUpdateLastMessage: true }
  const read = readServerFrame(JSON.stringify(frame))
  expect(read).toEqual(frame)
  expect(read && messageIn(read)?.messageSeq).toBe(1)
})

it.each([
  ['글자가 아닌 것', new ArrayBuffer(2)],
  ['JSON이 아닌 것', '{'],
  ['객체가 아닌 것', '[]'],
  ['모르는 동작', '{"action":"launchRocket"}'],
  ['읽을 수 없는 data', '{"action":"pong","data":3}'],
  ['번호가 없는 메시지', '{"action":"newMessageEvent","data":{"roomId":1}}'],
])('%s은 버린다', (_name, text) => {
  expect(readServerFrame(text)).toBeNull()
})
