import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * Reads a file with one row a line. Tabs part the cells, the first line names the columns, and an empty cell is a value
 * left out.
 * @throws Error that names the line of the first row that does not fit
 */
export function readTable<Schema extends z.ZodType>(file: URL, schema: Schema): z.output<Schema>[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const columns = header.split('\t')
  return lines.map((line, index) => {
    const row = schema.safeParse(cellsOf(line, columns))
    if (!row.success)
      throw new Error(`${file.pathname}:${index + 2}\n${z.prettifyError(row.error)}`)
    return row.data
  })
}

/** Cells that no column names keep their place as a name, which no schema knows. */
function cellsOf(line: string, columns: readonly string[]): Record<string, string> {
  const cells = line
    .split('\t')
    .map((cell, place) => [columns[place] ?? `column ${place + 1}`, cell])
  return Object.fromEntries(cells.filter(([, cell]) => cell !== ''))
}
