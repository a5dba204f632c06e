import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { normalizePhoneNo } from '#app/format/phone-no.ts'
import { resetSecondFactorOf } from '#backend/accounts/second-factor/reset-second-factor.ts'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { isCluster } from '#backend/db/pglite/cluster-folder.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import { setOperatorRole } from '#backend/operators/set-operator-role.ts'
import type { Role } from '#contracts/account.ts'
import { DUTY_KEYS, type Duty, dutyWords } from '#contracts/duties.ts'
import { maskPhoneNo } from '#contracts/masks.ts'
import { openDatabase } from '../backend/db/open-database.ts'
import { exitWithReason } from './operator.ts'

/*
 * `npm run operator -- 01012345678 [--duties 문의,… | --administrator | --revoke | --reset-second-factor]`: makes a member
 * an operator with all or some duties, an administrator, or an ordinary member again, or removes the second factor that an
 * operator has lost. It needs the variables of the database alone.
 * The embedded database is open in one process at a time, so the server is stopped for it; PostgreSQL serves both.
 */

/** Exit codes of sysexits.h. */
const [USAGE, NO_DATABASE, NO_MEMBER, NOT_ALLOWED] = [64, 66, 67, 77]

const { values, positionals } = readOptions()
const duties = values.duties === undefined ? undefined : readDuties(values.duties)
const [typed, ...more] = positionals
const phoneNo = normalizePhoneNo(typed ?? '')
const deeds = [
  values.revoke,
  values.administrator,
  values['reset-second-factor'],
  duties !== undefined,
]
if (phoneNo === null || more.length > 0 || deeds.filter(Boolean).length > 1) usage()

const databaseUrl = process.env.DATABASE_URL || undefined
const dataDir = process.env.DATA_DIR || './data'
if (!databaseUrl && !isCluster(join(dataDir, 'db')))
  leave(
    NO_DATABASE,
    `${dataDir}에 데이터베이스가 없습니다. 서버를 먼저 한 번 시작하거나 DATA_DIR, DATABASE_URL을 확인해 주세요.\n` +
      `There is no database in ${dataDir}: start the server once, or set DATA_DIR or DATABASE_URL.`,
  )

const database = await openDatabase({ databaseUrl, dataDir, poolSize: 1 }).catch(exitWithReason)
const outcome = await migrateToLatest(database, migrations)
  .then(() => {
    const context = { kysely: database.kysely, now: () => new Date() }
    return values['reset-second-factor']
      ? resetSecondFactorOf(context, { phoneNo })
      : setOperatorRole(context, { phoneNo, role: role(), duties })
  })
  .finally(() => database.close())
  .catch(exitWithReason)

const masked = maskPhoneNo(phoneNo)
if (isRefusal(outcome) && outcome.refused === 'NOT_FOUND')
  leave(
    NO_MEMBER,
    `${masked} 번호로 가입한 회원이 없습니다. 먼저 그 번호로 가입해 주세요.\nNobody has signed up with ${masked}.`,
  )
if (isRefusal(outcome))
  leave(
    NOT_ALLOWED,
    `${masked} 회원은 이용이 제한되어 있어 운영자가 될 수 없습니다.\nThe member with ${masked} is suspended.`,
  )
const member = `${masked} (회원 ${outcome.userSeq})`
const [korean, english] = said(outcome.changed)
process.stdout.write(`${member}: ${korean}. (${english})\n`)

function said(changed: boolean): [korean: string, english: string] {
  if (!changed) return ['이미 그렇게 되어 있습니다', 'nothing to change']
  if (values['reset-second-factor'])
    return [
      '2단계 인증을 초기화하고 모든 기기에서 로그아웃했습니다. 다시 로그인한 뒤 설정할 수 있습니다',
      'has no second factor any more and is signed out everywhere',
    ]
  if (values.revoke) return ['운영자에서 해제했습니다', 'is no operator any more']
  return values.administrator
    ? [
        '관리자로 지정했습니다. 다시 로그인하면 운영자 메뉴가 보입니다',
        'is an administrator from now on',
      ]
    : [
        `운영자로 지정했습니다(${dutyWords(duties ?? DUTY_KEYS)}). 다시 로그인하면 운영자 메뉴가 보입니다`,
        'is an operator from now on',
      ]
}

function role(): Role {
  if (values.revoke) return 'USER'
  return values.administrator ? 'ADMIN' : 'OPERATOR'
}

/** `SUPPORT,MONEY` */
function readDuties(typed: string): Duty[] {
  const names = typed.split(',').map((name) => name.trim().toUpperCase())
  const known = DUTY_KEYS.filter((duty) => names.includes(duty))
  return known.length === names.length ? known : usage()
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        operator: { type: 'boolean' },
        revoke: { type: 'boolean', default: false },
        administrator: { type: 'boolean', default: false },
        duties: { type: 'string' },
        'reset-second-factor': { type: 'boolean', default: false },
      },
    })
  } catch {
    return usage()
  }
}

function usage(): never {
  leave(
    USAGE,
    `Usage: npm run operator -- 01012345678                         운영자로 지정합니다 (makes the member an operator)
       npm run operator -- 01012345678 --duties SUPPORT,MONEY  담당만 맡깁니다: ${DUTY_KEYS.join(', ')} (gives these duties alone)
       npm run operator -- 01012345678 --administrator         관리자로 지정합니다 (makes the member an administrator)
       npm run operator -- 01012345678 --revoke                운영자에서 해제합니다 (makes an operator a member)
       npm run operator -- 01012345678 --reset-second-factor   2단계 인증을 초기화합니다 (removes a lost second factor)`,
  )
}

function leave(status: number, text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(status)
}
