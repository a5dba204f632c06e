import { expect, it } from 'vitest'
import { makeNameTable } from './name-table.ts'

it('the table of names has each way once, of a name that it has, and lines that are names', () => {
  const { names, lines, ways, nameOfWay } = makeNameTable()
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(ways).size).toBe(ways.length)
  expect(nameOfWay).toHaveLength(ways.length)
  expect(nameOfWay.every((place) => names[place] !== undefined)).toBe(true)
  const all = new Set(names)
  expect(lines.filter((line) => !all.has(line))).toEqual([])
  expect(lines).toContain('에어조던 4')
  // What the build writes is what is read.
  expect(JSON.parse(JSON.stringify({ names, lines, ways, nameOfWay }))).toEqual({
    names,
    lines,
    ways,
    nameOfWay,
  })
})
