import { randomUUID } from 'node:crypto'
import { type ChatClient, openChatClient, UpgradeRefused } from '#tests/support/chat-client.ts'
import { pause } from '../raw-request.ts'
import { type Attacker, fewAtOnce, pick, type Storm, type StormContext, times } from '../storm.ts'

/** The slowest texts that a search found for the moderation. */
const COSTLY = [
  '공일공 '.repeat(500),
  '1-2 3.4·5 '.repeat(200),
  '카 카 오 톡 '.repeat(250),
  'a.b.c.d.e.'.repeat(200),
  '０１０－１２３４'.repeat(220),
  '\ufdfa'.repeat(2_000),
  '·-·-···-'.repeat(250),
  '계좌 1 1 0 - '.repeat(180),
].map((text) => text.slice(0, 2_000))

async function open(context: StormContext, attacker: Attacker): Promise<ChatClient | null> {
  try {
    return await openChatClient({
      url: `http://127.0.0.1:${context.port}`,
      token: await attacker.token(),
      headers: { origin: context.origin },
      isForgetful: true,
    })
  } catch (error) {
    context.count(error instanceof UpgradeRefused ? `upgrade ${error.status}` : 'no socket')
    return null
  }
}

/** Ten sockets of one account send the same message again and again. */
export const repeatedMessages: Storm = {
  name: 'repeated messages',
  pauseMilliseconds: 2_000,
  async wave(context) {
    const attacker = pick(context, context.attackers)
    const clientMessageId = randomUUID()
    const message = pick(context, COSTLY)
    await fewAtOnce(times(10), 10, async () => {
      const client = await open(context, attacker)
      if (!client) return
      for (let round = 0; round < 60 && client.isOpen; round += 1) {
        client.send('sendMessageRequest', {
          roomId: attacker.roomId,
          storeSeq: attacker.storeSeq,
          messageType: 'textMessage',
          message,
          clientMessageId,
        })
        if (round % 10 === 9) await pause(200)
      }
      context.count(client.isOpen ? 'sent' : 'ended')
      await pause(300)
      client.cut()
    })
  },
}

/** Frames that are invalid, or too large. */
export const malformedFrames: Storm = {
  name: 'malformed frames',
  pauseMilliseconds: 2_000,
  async wave(context) {
    await fewAtOnce(times(6), 3, async (index) => {
      const client = await open(context, pick(context, context.attackers))
      if (!client) return
      const frames: (string | Buffer)[] = [
        '',
        '{',
        '[]',
        'null',
        '{"action":"__proto__"}',
        '{"action":"sendMessageRequest"}',
        `{"action":"sendMessageRequest","data":{"roomId":1e99}}`,
        `{"action":"enterRoomRequest","data":{"roomId":1,"storeSeq":1,"roomType":"x"}}`,
        `${'['.repeat(3_000)}`,
        `{"action":"ping","data":"${'x'.repeat(20_000)}"}`,
        Buffer.from([0xff, 0xfe, 0x00]),
        Buffer.alloc(200_000),
      ]
      for (const frame of frames) {
        if (!client.isOpen) break
        client.sendRaw(frame)
        if (index % 2 === 0) await pause(20)
      }
      await pause(300)
      context.count(client.isOpen ? 'left' : 'ended')
      client.cut()
    })
  },
}

/** Sockets that read nothing while messages are sent in their room. */
export const deafSockets: Storm = {
  name: 'deaf sockets',
  pauseMilliseconds: 3_000,
  async wave(context) {
    await fewAtOnce(times(10), 5, async () => {
      const attacker = pick(context, context.attackers)
      const client = await open(context, attacker)
      if (!client) return
      client.pause()
      for (let round = 0; round < 40 && client.isOpen; round += 1) client.send('getUserInfoRequest')
      await pause(2_000)
      context.count(client.isOpen ? 'left' : 'ended')
      client.cut()
    })
  },
}
