import { expect, it } from 'vitest'
import { fileError, StartError } from './start-error.ts'

const errno = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  ['EACCES', 77, 'the user of this process may not'],
  ['EPERM', 77, 'the user of this process may not'],
  ['EROFS', 73, 'the file system is read-only'],
  ['ENOSPC', 73, 'the disk is full'],
  ['ENOTDIR', 73, 'a part of the path is no folder'],
])('%s of a file ends with %i and says why', (code, exitCode, why) => {
  const error = fileError('DATA_DIR', '/data/keys.json', errno(code))
  expect(error).toBeInstanceOf(StartError)
  expect(error).toMatchObject({
    exitCode,
    message: `DATA_DIR: cannot use /data/keys.json: ${why} (${code}).`,
  })
})

it('leaves what is no refusal of the file system as it is', () => {
  const fault = errno('ERR_INVALID_ARG_TYPE')
  expect(fileError('DATA_DIR', '/data', fault)).toBe(fault)
})
