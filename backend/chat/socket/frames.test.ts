import type { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import * as library from 'ws'
import { frameOf, frameText } from './frames.ts'

// The types of the library omit its reader.
const { Receiver } = library as unknown as { Receiver: new (options: object) => Writable }

/** The frames as a client of the library reads them. */
function read(bytes: Buffer): string[] {
  const receiver = new Receiver({ isServer: false, allowSynchronousEvents: true })
  const texts: string[] = []
  receiver.on('message', (text: Buffer, isBinary: boolean) => {
    texts.push(isBinary ? 'binary' : text.toString())
  })
  receiver.write(bytes)
  return texts
}

const frameOfLength = (length: number) => {
  const frame = { action: 'pong' as const, data: { at: '' } }
  frame.data.at = '가'.repeat(8).padEnd(length - frameText(frame).length - 16, 'x')
  return frame
}

it('a frame is read back unchanged, also where the encoding of its length changes', () => {
  for (const length of [100, 125, 126, 127, 65_535, 65_536, 70_000]) {
    const frame = frameOfLength(length)
    expect(Buffer.byteLength(frameText(frame))).toBe(length)
    expect(read(Buffer.concat([frameOf(frame), frameOf(frame)]))).toEqual([
      frameText(frame),
      frameText(frame),
    ])
  }
})
