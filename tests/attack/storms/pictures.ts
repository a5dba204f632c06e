import sharp from 'sharp'
import { bomb } from '#tests/support/made-files.ts'
import { connectFrom, pause } from '../raw-request.ts'
import {
  type Attacker,
  ask,
  fewAtOnce,
  note,
  pick,
  type Storm,
  type StormContext,
  times,
} from '../storm.ts'

const uploadPath = ({ roomId }: Attacker) => `/api/chat/media?roomId=${roomId}`

let made: Promise<Buffer[]> | undefined

/** Small files that promise huge pictures, and files that are no pictures. Made once: that is work as well. */
function hostileFiles(): Promise<Buffer[]> {
  made ??= (async () => {
    const flat = (width: number, height: number) =>
      sharp({
        create: { width, height, channels: 3, background: '#808080' },
        limitInputPixels: false,
      })
    const small = await flat(64, 64).jpeg().toBuffer()
    return [
      await flat(15_000, 15_000).avif({ effort: 0, quality: 1 }).toBuffer(),
      await flat(16_000, 1_600).webp({ effort: 0, quality: 1 }).toBuffer(),
      await bomb(30_000),
      await bomb(2_000_000),
      await flat(20_000, 2).png().toBuffer(),
      small.subarray(0, small.length >> 1),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.concat([small, Buffer.from('<script>alert(1)</script>')]),
      Buffer.from('MZ this is a program'),
      Buffer.alloc(0),
    ]
  })()
  return made
}

export const hostilePictures: Storm = {
  name: 'hostile pictures',
  pauseMilliseconds: 6_000,
  prepare: hostileFiles,
  async wave(context) {
    const files = await hostileFiles()
    await fewAtOnce(files, 3, async (body) => {
      const attacker = pick(context, context.attackers)
      await ask(context, {
        method: 'POST',
        path: uploadPath(attacker),
        headers: {
          'Content-Type': 'image/jpeg',
          Origin: context.origin,
          Cookie: await attacker.cookie(),
        },
        body,
        waitMilliseconds: 40_000,
      })
    })
  },
}

/** Uploads that send a byte every ten seconds and would occupy every slot. */
export const slowUploads: Storm = {
  name: 'slow uploads',
  pauseMilliseconds: 1_000,
  async wave(context) {
    await Promise.all(times(24).map((index) => slowUpload(context, index)))
  },
}

async function slowUpload(context: StormContext, index: number): Promise<void> {
  const attacker = context.attackers[index % context.attackers.length]
  if (!attacker) return
  const socket = connectFrom(context.port, context.newAddress())
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  const head = [
    `POST ${uploadPath(attacker)} HTTP/1.1`,
    `Host: localhost:${context.port}`,
    `Origin: ${context.origin}`,
    `Cookie: ${await attacker.cookie()}`,
    'Content-Type: image/jpeg',
    'Content-Length: 4000000',
    '',
    '',
  ].join('\r\n')
  socket.write(head)
  socket.write(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))
  const timer = setInterval(() => socket.write('a'), 10_000)
  const ended = await Promise.race([
    new Promise<true>((resolve) => socket.once('close', () => resolve(true))),
    pause(90_000).then(() => false),
  ])
  clearInterval(timer)
  socket.destroy()
  const status = /^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(chunks).toString('latin1'))?.[1]
  note(
    context,
    { status: status ? Number(status) : null, head: '', body: '', ended: ended === true },
    'slow upload',
  )
  if (ended !== true) context.broken('a slow upload is kept for ninety seconds')
}

/** Pictures with an attacker's words under our name. */
export const drawnTitles: Storm = {
  name: 'drawn titles',
  pauseMilliseconds: 2_000,
  async wave(context) {
    await fewAtOnce(times(30), 6, async (index) => {
      const title = encodeURIComponent(`두손이 보증하는 계좌 ${index} ${context.random()}`)
      const signature = index % 2 === 0 ? '' : '&signature=AAAAAAAAAAAAAAAAAAAAAA'
      const { status } = await ask(context, { path: `/og/page.jpg?title=${title}${signature}` })
      if (status === 200) context.broken("a stranger's words were drawn")
    })
  },
}
