import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** What groonga holds of a product: what our index has too. */
export interface GroongaRow {
  _key: number
  title: string
  tags: string
  category: number[]
  price: number
  state: string
  rank: number
  bumped: number
}

export interface GroongaQuery {
  /** Words with a space between; '' for none. */
  words: string
  /** In groonga's own language; '' for none. */
  filter: string
  sort: string
  offset: number
  limit: number
}

const SCHEMA = [
  'table_create Products TABLE_PAT_KEY Int64',
  'column_create Products title COLUMN_SCALAR Text',
  'column_create Products tags COLUMN_SCALAR Text',
  'column_create Products category COLUMN_VECTOR Int32',
  'column_create Products price COLUMN_SCALAR Int32',
  'column_create Products state COLUMN_SCALAR ShortText',
  'column_create Products rank COLUMN_SCALAR Int64',
  'column_create Products bumped COLUMN_SCALAR Int64',
]
/** Made after the rows are loaded, which is how groonga builds them fastest. */
const INDEXES = [
  'table_create Terms TABLE_PAT_KEY ShortText --default_tokenizer TokenBigram --normalizer NormalizerAuto',
  'column_create Terms product_texts COLUMN_INDEX|WITH_POSITION|WITH_SECTION Products title,tags',
  'table_create Categories TABLE_PAT_KEY Int32',
  'column_create Categories product_category COLUMN_INDEX Products category',
  'table_create Prices TABLE_PAT_KEY Int32',
  'column_create Prices product_price COLUMN_INDEX Products price',
  'table_create States TABLE_PAT_KEY ShortText',
  'column_create States product_state COLUMN_INDEX Products state',
]

/** A groonga of its own in a temporary folder, spoken to by its standard input: no network stands between. */
export class Groonga {
  readonly #folder = mkdtempSync(join(tmpdir(), 'groonga-'))
  readonly #process: ChildProcessWithoutNullStreams
  readonly #answers: AsyncIterator<string>

  constructor() {
    this.#process = spawn('groonga', ['-n', join(this.#folder, 'db')])
    this.#process.stderr.pipe(process.stderr)
    this.#answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]()
  }

  /** Sends one command and resolves to its answer. */
  async #command(line: string): Promise<unknown> {
    this.#process.stdin.write(`${line}\n`)
    const { value } = await this.#answers.next()
    const [[status, , , message], body] = JSON.parse(String(value)) as [
      [number, number, number, string?],
      unknown,
    ]
    if (status !== 0) throw new Error(`groonga: ${message}: ${line.slice(0, 200)}`)
    return body
  }

  async fill(batches: AsyncIterable<readonly GroongaRow[]>): Promise<void> {
    for (const line of SCHEMA) await this.#command(line)
    for await (const rows of batches) {
      this.#process.stdin.write(`load --table Products\n`)
      if (!this.#process.stdin.write(`${JSON.stringify(rows)}\n`))
        await once(this.#process.stdin, 'drain')
      await this.#answers.next()
    }
    for (const line of INDEXES) await this.#command(line)
  }

  /** The numbers of the products of one page, and how many there are. */
  async select({ words, filter, sort, offset, limit }: GroongaQuery) {
    const body = (await this.#command(
      [
        'select Products --output_columns _key',
        words && `--match_columns title||tags --query ${JSON.stringify(words)}`,
        filter && `--filter ${JSON.stringify(filter)}`,
        `--sort_keys ${sort} --offset ${offset} --limit ${limit}`,
      ]
        .filter(Boolean)
        .join(' '),
    )) as [[[number], unknown, ...[number][]]]
    const [[total], , ...rows] = body[0]
    return { total, productSeqs: rows.map(([seq]) => seq) }
  }

  async close(): Promise<void> {
    this.#process.stdin.end('quit\n')
    await once(this.#process, 'exit')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
