/**
 * An open-loop client: requests a page so many times a second, whether the last has been answered or not, so that a
 * delay of the server affects every pending request. Reads `{ port, path, cookie, perSecond, seconds }` a line, writes one
 * result a line.
 */
import http from 'node:http'
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await run(JSON.parse(line)))}\n`)
}

async function run({ port, path, cookie, perSecond, seconds }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
  const latencies = []
  const asking = []
  const start = performance.now()
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = start + (count * 1_000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    asking.push(
      ask({ port, path, cookie, agent }).then(() => latencies.push(performance.now() - due)),
    )
  }
  await Promise.all(asking)
  agent.destroy()
  return { latencies }
}

function ask({ port, path, cookie, agent }) {
  const headers = cookie ? { cookie } : {}
  return new Promise((resolve, reject) => {
    const request = http.get({ port, path, agent, headers, host: '127.0.0.1' }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`))
      response.resume()
      response.on('end', resolve)
    })
    request.on('error', reject)
  })
}
