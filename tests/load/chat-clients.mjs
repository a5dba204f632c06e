/**
 * Many chat clients in one process, on plain sockets: a client of `ws` would itself be the limit. Reads one JSON command
 * a line and writes one JSON result a line:
 *
 *   { do: 'open', name, port, sockets: [{ path, roomId, storeSeq }] }
 *   { do: 'blast', name, seconds }             each socket sends its next message when its last is acknowledged
 *   { do: 'talk', name, everyMilliseconds }    each socket sends one so often, until `quiet`
 *   { do: 'quiet', name }                      how long the answers took
 */
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

const TEXT = '안녕하세요, 아직 판매 중인가요? 내일 저녁에 강남역에서 직거래 가능할까요?'
const ANSWER = Buffer.from('{"action":"sendMessageResponse","data":')
const EVENT = Buffer.from('{"action":"newMessageEvent"')
const REFUSALS = [
  Buffer.from('{"action":"sendMessageResponse","error":'),
  Buffer.from('{"action":"error"'),
]
const COUNTER_DIGITS = 12
const groups = new Map()

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line)
  const result = await { open, blast, talk, quiet, close }[command.do](command)
  process.stdout.write(`${JSON.stringify(result)}\n`)
}

async function open({ name, port, sockets }) {
  // Distinguishes the messages of this group from those of another: a repeated id is no new message.
  const run = randomBytes(4).toString('hex')
  const group = { run, clients: [], counted: noCounts(), isBlasting: false, timers: [] }
  groups.set(name, group)
  // A few at a time: a server takes no more of a burst than its backlog holds.
  for (let start = 0; start < sockets.length; start += 50)
    group.clients.push(
      ...(await Promise.all(
        sockets
          .slice(start, start + 50)
          .map((one, index) => openOne(group, port, one, start + index)),
      )),
    )
  return { opened: group.clients.length }
}

function noCounts() {
  return { answers: 0, events: 0, refused: 0, latencies: [] }
}

function openOne(group, port, { path, roomId, storeSeq }, index) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const template = maskedFrame(
      JSON.stringify({
        action: 'sendMessageRequest',
        data: {
          roomId,
          storeSeq,
          messageType: 'textMessage',
          message: TEXT,
          clientMessageId: `${group.run}-${index}-${'0'.repeat(COUNTER_DIGITS)}`,
        },
      }),
    )
    const at = template.lastIndexOf('0'.repeat(COUNTER_DIGITS))
    const client = {
      socket,
      sent: 0,
      sentAt: 0,
      send() {
        client.sent += 1
        client.sentAt = performance.now()
        const frame = Buffer.from(template)
        frame.write(String(client.sent).padStart(COUNTER_DIGITS, '0'), at, 'latin1')
        socket.write(frame)
      },
    }
    let isOpen = false
    let rest = null
    socket.on('connect', () =>
      socket.write(
        [
          `GET ${path} HTTP/1.1`,
          `Host: 127.0.0.1:${port}`,
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          // Each with its own address, where the server trusts a proxy.
          `X-Forwarded-For: 10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          '',
          '',
        ].join('\r\n'),
      ),
    )
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed the connection')))
    socket.on('data', (chunk) => {
      let bytes = rest ? Buffer.concat([rest, chunk]) : chunk
      if (!isOpen) {
        const end = bytes.indexOf('\r\n\r\n')
        if (end < 0) {
          rest = bytes
          return
        }
        const head = bytes.subarray(0, end).toString('latin1')
        if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(head.split('\r\n', 1)[0]))
        isOpen = true
        bytes = bytes.subarray(end + 4)
        resolve(client)
      }
      rest = readFrames(bytes, group, client)
    })
  })
}

/** @returns the rest of an incomplete frame */
function readFrames(bytes, group, client) {
  let at = 0
  while (bytes.length - at >= 2) {
    const short = bytes[at + 1] & 0x7f
    const head = short === 126 ? 4 : short === 127 ? 10 : 2
    if (bytes.length - at < head) break
    const length =
      short === 126
        ? bytes.readUInt16BE(at + 2)
        : short === 127
          ? bytes.readUInt32BE(at + 6)
          : short
    if (bytes.length - at < head + length) break
    const opcode = bytes[at] & 0x0f
    if (opcode === 9) client.socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]))
    if (opcode === 1) take(bytes, at + head, group, client)
    at += head + length
  }
  return at === bytes.length ? null : Buffer.from(bytes.subarray(at))
}

function take(bytes, start, group, client) {
  const { counted } = group
  if (startsWith(bytes, start, EVENT)) {
    counted.events += 1
    return
  }
  if (!startsWith(bytes, start, ANSWER)) {
    // Other frames are sent to all connections from time to time, such as the state of a product.
    if (!REFUSALS.some((text) => startsWith(bytes, start, text))) return
    counted.refused += 1
    if (counted.refused === 1)
      process.stderr.write(`${bytes.subarray(start, start + 200).toString()}\n`)
    return
  }
  counted.answers += 1
  counted.latencies.push(performance.now() - client.sentAt)
  if (group.isBlasting) client.send()
}

function startsWith(bytes, start, text) {
  return bytes.compare(text, 0, text.length, start, start + text.length) === 0
}

async function blast({ name, seconds }) {
  const group = groups.get(name)
  group.isBlasting = true
  group.counted = noCounts()
  const start = performance.now()
  for (const client of group.clients) client.send()
  await pause(seconds * 1_000)
  const counted = group.counted
  group.counted = noCounts()
  const elapsed = (performance.now() - start) / 1_000
  group.isBlasting = false
  // Waits for the last responses; they count for the processor time, not for the rate.
  await pause(500)
  const all = counted.answers + group.counted.answers
  return { ...summary(counted), elapsed, all, perSecond: counted.answers / elapsed }
}

function talk({ name, everyMilliseconds }) {
  const group = groups.get(name)
  group.counted = noCounts()
  group.timers = group.clients.map((client) => {
    // Not all at the same moment.
    const begin = setTimeout(() => {
      client.timer = setInterval(client.send, everyMilliseconds)
    }, Math.random() * everyMilliseconds)
    return () => {
      clearTimeout(begin)
      clearInterval(client.timer)
    }
  })
  return {}
}

function quiet({ name }) {
  const group = groups.get(name)
  for (const stop of group.timers) stop()
  return summary(group.counted)
}

function close({ name }) {
  const group = groups.get(name)
  for (const { socket } of group?.clients ?? []) {
    socket.removeAllListeners('close')
    socket.destroy()
  }
  groups.delete(name)
  return {}
}

function summary({ answers, events, refused, latencies }) {
  latencies.sort((a, b) => a - b)
  const at = (share) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))]
  return { answers, events, refused, p50: at(0.5), p99: at(0.99) }
}

/** A text frame whose mask is zero, so that its bytes can be changed in place. */
function maskedFrame(text) {
  const payload = Buffer.from(text)
  const head =
    payload.length < 126
      ? Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0])
      : Buffer.from([0x81, 0xfe, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0])
  return Buffer.concat([head, payload])
}

function pause(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
