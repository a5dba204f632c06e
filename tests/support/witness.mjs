/**
 * Loaded into a server under test (`node --import`): records what cannot be seen from outside, one JSON line each
 * in the file WITNESS_FILE names: the addresses of all requests made in the process, to hosts and providers alike, and
 * the secrets that pass through it as JSON, so that tests can search for them elsewhere.
 */
import { appendFileSync } from 'node:fs'

const file = process.env.WITNESS_FILE ?? ''
const SECRET =
  /"(access_token|refresh_token|id_token|accessToken|refreshToken|signUpToken|verificationId|recommendCode|ci)":"([^"\\]+)"/g

const write = (fact) => appendFileSync(file, `${stringify(fact)}\n`)

const told = new Set()
function reportSecrets(text) {
  if (typeof text !== 'string') return
  for (const [, name, value] of text.matchAll(SECRET)) {
    if (told.has(value)) continue
    told.add(value)
    write({ name, value })
  }
}

const { stringify, parse } = JSON
JSON.stringify = (...given) => {
  const text = stringify(...given)
  reportSecrets(text)
  return text
}
JSON.parse = (...given) => {
  reportSecrets(given[0])
  return parse(...given)
}

globalThis.Request = class extends Request {
  constructor(...given) {
    super(...given)
    write({ name: 'address', value: this.url })
  }
}
