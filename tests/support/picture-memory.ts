import { readFileSync } from 'node:fs'
import { preparePicture } from '#backend/chat/media/prepare-picture.ts'
import { noisePicture } from './made-files.ts'

/* A process of its own that prepares all pictures of its arguments at once, and prints by how many MB its memory grew. */

async function run() {
  const [first = ''] = process.argv.slice(2)
  // The libraries are loaded and warm.
  await noisePicture(64, 64).jpeg().toBuffer()
  await preparePicture(first).catch(() => null)
  const before = peak()
  const outcomes = await Promise.all(
    process.argv
      .slice(3)
      .map((file) =>
        preparePicture(file).then((made) => ('refused' in made ? made.refused : 'OK')),
      ),
  )
  process.stdout.write(JSON.stringify({ grownMb: peak() - before, outcomes }))
}

/** The most memory (MB) that this process ever had. */
function peak(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) / 1_024
}

await run()
