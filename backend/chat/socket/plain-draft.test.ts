import { describe, expect, it } from 'vitest'
import { CLIENT_DATA } from '#contracts/chat.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { plainDraft } from './plain-draft.ts'

const schema = CLIENT_DATA.sendMessageRequest
const nothing = Symbol('left out')

const usual = {
  roomId: 12,
  storeSeq: 34,
  messageType: 'textMessage',
  message: '안녕하세요',
  clientMessageId: 'abcdefgh-1',
}

/** Valid and invalid values of each field, and values at the limits. */
const values: Record<string, readonly unknown[]> = {
  roomId: [nothing, 0, 1, -1, 1.5, Number.MAX_SAFE_INTEGER, 2 ** 53, '7', '07', '', null, [1], NaN],
  storeSeq: [nothing, 0, 1, '9', null, 1e300, true],
  messageType: [nothing, 'imageMessage', 'noticeMessage', 'TEXTMESSAGE', '', null, 0],
  message: [
    nothing,
    '',
    ' ',
    '\0',
    '\ud800',
    'ㄱ'.repeat(CHAT_RULES.messageLength),
    'ㄱ'.repeat(CHAT_RULES.messageLength + 1),
    5,
    null,
    {},
  ],
  clientMessageId: [
    nothing,
    'abcdefg',
    'a'.repeat(64),
    'a'.repeat(65),
    'abc defgh',
    '한글이름한글이름',
    'abcdefgh\n',
    12345678,
    null,
  ],
  mediaIds: [[], ['0'.repeat(32)], ['no'], null, '0'.repeat(32)],
  unknown: ['something', null, {}],
}

function withField(fields: object, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _, ...rest } = fields as Record<string, unknown>
  return value === nothing ? rest : { ...rest, [name]: value }
}

describe('a text message read without the schema', () => {
  it('takes the usual message, and gives what the schema gives', () => {
    expect(plainDraft(usual)).toEqual(schema.parse(usual))
  })

  const names = Object.keys(values)
  for (const name of names)
    it(`never differs from the schema, for any value of ${name} and one more field`, () => {
      for (const value of values[name] ?? [])
        for (const other of names)
          for (const more of values[other] ?? []) {
            const fields = withField(withField(usual, other, more), name, value)
            const plain = plainDraft(fields)
            if (plain) expect(schema.safeParse(fields)).toEqual({ success: true, data: plain })
          }
    })
})
