import pg from 'pg'
import type { SqlResult } from '../sql-pool.ts'
import { type ParameterText, toParameters, type ValueParser, valueParser } from '../value-types.ts'

/*
 * The part of PostgreSQL's frontend/backend protocol 3.0 that one statement needs
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html). The worker passes these
 * bytes through untouched, so that rows are read once, and with the parsers pg uses.
 */

/** Transaction state the server reports after a statement: idle, in a transaction, or in a failed one. */
export type TransactionStatus = 'I' | 'T' | 'E'

export interface Answer {
  results: SqlResult[]
  error: pg.DatabaseError | undefined
  /** The statement's text was parsed; a named statement stays prepared, whatever the result was. */
  isRead: boolean
  /** Undefined when the server ended before it finished its answer. */
  status: TransactionStatus | undefined
}

interface Column {
  name: string
  parse: ValueParser
}

const HEADER_BYTES = 5
const NO_VALUE = -1
const UNNAMED = { name: '', isThere: false }

/**
 * Encodes one statement. Without parameters it may hold several statements separated by semicolons, as with pg.
 * @param prepared the name under which the session prepares the statement, and whether it is prepared already
 */
export function encodeStatement(
  sql: string,
  values: readonly unknown[],
  prepared: { name: string; isThere: boolean } = UNNAMED,
): Uint8Array<ArrayBuffer> {
  if (sql.includes('\0')) throw new RangeError('A statement cannot contain the character U+0000')
  if (values.length === 0) return joinMessages([message('Q', cString(sql))])
  const parameters = toParameters(values)
  const name = cString(prepared.name)
  return joinMessages([
    ...(prepared.isThere ? [] : [message('P', name, cString(sql), int16(0))]),
    message(
      'B',
      cString(''),
      name,
      int16(0),
      int16(parameters.length),
      ...parameters.flatMap(encodeParameter),
      int16(0),
    ),
    message('D', Buffer.from('P'), cString('')),
    message('E', cString(''), int32(0)),
    message('S'),
  ])
}

/** Decodes everything the server sent for one `encodeStatement`. */
export function decodeAnswer(bytes: Uint8Array): Answer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const answer: Answer = { results: [], error: undefined, isRead: false, status: undefined }
  let columns: Column[] = []
  let rows: unknown[] = []
  let offset = 0
  while (offset < buffer.length) {
    const length = buffer.readInt32BE(offset + 1)
    const type = String.fromCharCode(buffer.readUInt8(offset))
    const body = offset + HEADER_BYTES
    const end = offset + 1 + length
    if (type === 'T') {
      columns = readColumns(buffer, body)
      rows = []
    } else if (type === 'D') {
      rows.push(readRow(buffer, body, columns))
    } else if (type === 'C') {
      answer.results.push({ ...readCommandTag(buffer, body), rows })
      columns = []
      rows = []
    } else if (type === '1') {
      answer.isRead = true
    } else if (type === 'E') {
      answer.error ??= readError(buffer, body, length)
    } else if (type === 'Z') {
      answer.status = readStatus(buffer, body)
    }
    offset = end
  }
  return answer
}

function readColumns(buffer: Buffer, start: number): Column[] {
  const columns: Column[] = []
  const count = buffer.readInt16BE(start)
  let offset = start + 2
  for (let index = 0; index < count; index += 1) {
    const nameEnd = buffer.indexOf(0, offset)
    const typeOffset = nameEnd + 1 + 4 + 2
    columns.push({
      name: buffer.toString('utf8', offset, nameEnd),
      parse: valueParser(buffer.readUInt32BE(typeOffset)),
    })
    offset = typeOffset + 4 + 2 + 4 + 2
  }
  return columns
}

function readRow(buffer: Buffer, start: number, columns: readonly Column[]): unknown {
  const row: Record<string, unknown> = {}
  let offset = start + 2
  for (const column of columns) {
    const length = buffer.readInt32BE(offset)
    offset += 4
    if (length === NO_VALUE) {
      row[column.name] = null
      continue
    }
    row[column.name] = column.parse(buffer.toString('utf8', offset, offset + length))
    offset += length
  }
  return row
}

function readCommandTag(buffer: Buffer, start: number): { command: string; rowCount: number } {
  const words = readCString(buffer, start).split(' ')
  return { command: words[0] ?? '', rowCount: Number(words.at(-1)) || 0 }
}

function readError(buffer: Buffer, start: number, length: number): pg.DatabaseError {
  const fields = new Map<string, string>()
  let offset = start
  while (buffer[offset] !== 0) {
    const value = readCString(buffer, offset + 1)
    fields.set(String.fromCharCode(buffer.readUInt8(offset)), value)
    offset += 1 + Buffer.byteLength(value) + 1
  }
  const error = new pg.DatabaseError(fields.get('M') ?? 'Unknown database error', length, 'error')
  error.severity = fields.get('S')
  error.code = fields.get('C')
  error.detail = fields.get('D')
  error.hint = fields.get('H')
  error.position = fields.get('P')
  error.internalPosition = fields.get('p')
  error.internalQuery = fields.get('q')
  error.where = fields.get('W')
  error.schema = fields.get('s')
  error.table = fields.get('t')
  error.column = fields.get('c')
  error.dataType = fields.get('d')
  error.constraint = fields.get('n')
  error.routine = fields.get('R')
  return error
}

function readStatus(buffer: Buffer, start: number): TransactionStatus | undefined {
  const status = String.fromCharCode(buffer.readUInt8(start))
  return status === 'I' || status === 'T' || status === 'E' ? status : undefined
}

function readCString(buffer: Buffer, start: number): string {
  return buffer.toString('utf8', start, buffer.indexOf(0, start))
}

function encodeParameter(text: ParameterText): Buffer[] {
  if (text === null) return [int32(NO_VALUE)]
  const bytes = Buffer.from(text)
  return [int32(bytes.length), bytes]
}

function message(type: string, ...parts: Buffer[]): Buffer[] {
  const length = parts.reduce((sum, part) => sum + part.length, 4)
  return [Buffer.from(type), int32(length), ...parts]
}

/** Its own memory, not a slice of Node's pool, so that it can be moved to the worker. */
function joinMessages(messages: Buffer[][]): Uint8Array<ArrayBuffer> {
  const parts = messages.flat()
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

function cString(text: string): Buffer {
  return Buffer.from(`${text}\0`)
}

function int16(value: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeUInt16BE(value)
  return buffer
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}
