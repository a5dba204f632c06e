import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contracts/durations.ts'
import { spawnDatabaseProcess } from '#tests/support/spawn-database-process.ts'
import { DatabaseLockedError } from '../errors.ts'
import { acquireFolderLock } from './folder-lock.ts'
import { identifyThisProcess } from './process-identity.ts'

let folder: string
let lockFile: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'folder-lock-'))
  lockFile = path.join(folder, 'db.lock')
})

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

function writeLock(owner: object): void {
  fs.writeFileSync(lockFile, JSON.stringify({ ...identifyThisProcess(), nonce: 'old', ...owner }))
}

function silenceLock(): void {
  const longAgo = new Date(Date.now() - DAY_MS)
  fs.utimesSync(lockFile, longAgo, longAgo)
}

function deadPid(): number {
  return spawnSync('true').pid
}

describe('acquireFolderLock', () => {
  it('refuses a second opener, in words for the operator and with an exit code', () => {
    const lock = acquireFolderLock(lockFile)
    const attempt = () => acquireFolderLock(lockFile)
    expect(attempt).toThrow(DatabaseLockedError)
    expect(attempt).toThrow(expect.objectContaining({ exitCode: 73 }))
    expect(attempt).toThrow(new RegExp(`PID ${process.pid}.*이미 사용하고 있습니다`))
    expect(attempt).toThrow(/already open in another process/)
    lock.release()
  })

  it('is free again after release, and leaves no files', () => {
    acquireFolderLock(lockFile).release()
    acquireFolderLock(lockFile).release()
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it('takes over from a process that has ended', () => {
    writeLock({ pid: deadPid() })
    const lock = acquireFolderLock(lockFile)
    expect(() => acquireFolderLock(lockFile)).toThrow(DatabaseLockedError)
    lock.release()
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it('is not fooled by another process that got the same pid', () => {
    writeLock({ startTime: '1' })
    acquireFolderLock(lockFile).release()
  })

  it('respects a holder in another container while it sends heartbeats', () => {
    writeLock({ pid: deadPid(), scope: 'another container' })
    expect(() => acquireFolderLock(lockFile)).toThrow(DatabaseLockedError)
    silenceLock()
    acquireFolderLock(lockFile).release()
  })

  it('respects a file that is being written, but not for ever', () => {
    fs.writeFileSync(lockFile, '')
    expect(() => acquireFolderLock(lockFile)).toThrow(DatabaseLockedError)
    silenceLock()
    acquireFolderLock(lockFile).release()
  })

  it('also takes over when the previous process died while taking over', () => {
    writeLock({ pid: deadPid() })
    fs.copyFileSync(lockFile, `${lockFile}.takeover-old`)
    acquireFolderLock(lockFile).release()
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it('does not remove a lock that has passed to another process', () => {
    const lock = acquireFolderLock(lockFile)
    writeLock({ nonce: 'new' })
    lock.release()
    expect(fs.existsSync(lockFile)).toBe(true)
  })

  it('lets exactly one of many contenders take over a dead lock', async () => {
    writeLock({ pid: deadPid() })
    const contenders = await Promise.all(
      Array.from({ length: 6 }, () => spawnDatabaseProcess('contend', lockFile)),
    )
    await Promise.all(contenders.map((contender) => contender.next()))
    for (const contender of contenders) contender.say('go')
    const outcomes = await Promise.all(contenders.map((contender) => contender.next()))
    await Promise.all(contenders.map((contender) => contender.kill()))
    expect(outcomes.sort()).toEqual(['locked', 'locked', 'locked', 'locked', 'locked', 'won'])
  })
})
