import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PLANTED_BUGS } from '#tests/planted/order-bugs.ts'

it('every mistake of the list has one place in the code where it can be planted', () => {
  const astray = PLANTED_BUGS.filter(
    ({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2,
  )
  expect(astray.map(({ name }) => name)).toEqual([])
})
