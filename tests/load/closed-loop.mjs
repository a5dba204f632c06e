/**
 * A closed-loop client: each of N keep-alive connections sends its next request when it has the whole response.
 * Reads one JSON command a line, `{ port, path, connections, seconds, cookie }`, and writes one JSON result a line.
 * Plain sockets, as node:http's client would itself be the limit.
 */
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

const LAST_CHUNK = Buffer.from('0\r\n\r\n')

for await (const line of createInterface({ input: process.stdin })) {
  const result = await run(JSON.parse(line))
  process.stdout.write(`${JSON.stringify(result)}\n`)
}

async function run({ port, path, connections, seconds, cookie }) {
  const deadline = performance.now() + seconds * 1_000
  const latencies = []
  const start = performance.now()
  const loops = Array.from({ length: connections }, () =>
    loop({ port, path, cookie, deadline, latencies }),
  )
  const bytes = await Promise.all(loops)
  const elapsed = (performance.now() - start) / 1_000
  latencies.sort((a, b) => a - b)
  const at = (share) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))]
  return {
    requestsPerSecond: latencies.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    bytes: Math.max(...bytes),
  }
}

/** @returns {Promise<number>} size of the last answer's body and framing */
function loop({ port, path, cookie, deadline, latencies }) {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\nConnection: keep-alive\r\n${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`,
  )
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let sentAt = 0
    let received = 0
    /** Bytes after which the answer is whole; NaN: it is chunked and ends with its last chunk. */
    let expected
    const send = () => {
      received = 0
      expected = undefined
      sentAt = performance.now()
      socket.write(request)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed the connection')))
    socket.on('data', (chunk) => {
      if (expected === undefined) expected = readHead(chunk, reject)
      received += chunk.length
      const whole = Number.isNaN(expected)
        ? chunk.subarray(-5).equals(LAST_CHUNK)
        : received >= expected
      if (!whole) return
      const now = performance.now()
      latencies.push(now - sentAt)
      if (now < deadline) return send()
      socket.removeAllListeners('close')
      socket.destroy()
      resolve(received)
    })
  })
}

function readHead(chunk, reject) {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.subarray(0, end).toString('latin1')
  if (end < 0 || !head.startsWith('HTTP/1.1 200')) reject(new Error(head.split('\r\n', 1)[0]))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return length === undefined ? Number.NaN : end + 4 + Number(length)
}
