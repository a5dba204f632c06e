import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { HostContext } from '../operation/context.ts'
import { listOwnFiles } from './own-files.ts'
import { OWN_TABLES } from './own-tables.ts'
import { readOwn } from './read-own.ts'

type ArchiveContext = Pick<HostContext, 'kysely' | 'keys' | 'mediaStore' | 'now'>

/**
 * Writes everything about a member into one ZIP, a file at a time: neither it nor its pictures are in memory as a whole.
 * @returns its size in bytes
 */
export async function writeArchive(
  context: ArchiveContext,
  userSeq: number,
  target: string,
): Promise<number> {
  const output = createWriteStream(target, { mode: 0o600 })
  let bytes = 0
  let failure: unknown
  output.on('error', (error) => {
    failure = error
  })
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    bytes += chunk.length
    output.write(chunk)
  })
  const drained = async () => {
    if (failure) throw failure
    if (output.writableNeedDrain) await once(output, 'drain')
  }
  try {
    addText(zip, '읽어 주세요.txt', readme(context.now()))
    for (const table of OWN_TABLES) {
      const rows = await readOwn(context, table, userSeq)
      if (rows.length === 0) continue
      addText(zip, `${table.file}.json`, `${JSON.stringify(rows, null, 2)}\n`)
      await drained()
    }
    for (const { file, name } of await listOwnFiles(context.kysely, userSeq)) {
      const content = await context.mediaStore.get(name)
      if (!content) continue
      const entry = new ZipPassThrough(file)
      zip.add(entry)
      entry.push(content, true)
      await drained()
    }
    zip.end()
    output.end()
    await once(output, 'close')
    if (failure) throw failure
    return bytes
  } catch (error) {
    output.destroy()
    throw error
  }
}

function addText(zip: Zip, file: string, text: string): void {
  const entry = new ZipDeflate(file, { level: 6 })
  zip.add(entry)
  entry.push(strToU8(text), true)
}

const readme = (now: Date) => `두손에 저장된 내 정보
만든 때: ${now.toISOString()} (한국 시각보다 9시간 늦은 협정 세계시)

회원, 가게, 상품, 채팅, 거래, 포인트, 후기, 문의, 신고 폴더에 항목마다 파일이 하나씩 있어요.
파일은 어느 프로그램에서나 열리는 JSON 형식이고, 내용이 없는 항목은 파일이 없어요.
사진 폴더에는 내가 올린 사진과 동영상이 있어요.

다른 사람이 보낸 메시지와 다른 사람이 한 신고는 그 사람의 정보라서 들어 있지 않아요.
비밀번호는 두손에 없고, 로그인 열쇠와 인증번호는 안전을 위해 넣지 않았어요.
이 파일에는 이름, 전화번호, 주소, 계좌번호가 있어요. 다른 사람에게 보내지 마세요.
`
