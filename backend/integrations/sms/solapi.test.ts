import { describe, expect, it } from 'vitest'
import { IntegrationError } from '#backend/operation/integrations.ts'
import {
  type FakeProvider,
  fakeProvider,
  hangs,
  loggedTextOf,
  unreachable,
} from '#tests/support/fake-provider.ts'
import { createSolapiSender } from './solapi.ts'
import { solapiSignature } from './solapi-signature.ts'

const settings = {
  url: 'https://sms.example',
  apiKey: 'KEY',
  apiSecret: 'CANARY-SECRET',
  sender: '15990000',
}
const text = { phoneNo: '01098765432', text: '인증번호 [314159]' }
const now = () => new Date('2026-11-01T00:00:00Z')

function send(provider: FakeProvider) {
  const sender = createSolapiSender({ settings, fetch: provider.fetch, now, deadlineMs: 30 })
  return sender.send(text)
}

const answering =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

describe('solapi', () => {
  it('signs as the provider documents it', () => {
    // echo -n '2026-11-01T00:00:00.000Zsalt-of-a-test' | openssl dgst -sha256 -hmac 'secret'
    expect(solapiSignature('secret', '2026-11-01T00:00:00.000Z', 'salt-of-a-test')).toBe(
      'f9988011c2ca5088ceece3e8a1ccd7780ccfe69ff1dbd490e95d702cb61421d9',
    )
  })

  it('sends the text, signed', async () => {
    const provider = fakeProvider(answering({ statusCode: '2000', messageId: 'M4V' }))
    await send(provider)
    const [request] = provider.requests
    expect(request?.url).toBe('https://sms.example/messages/v4/send')
    expect(request?.method).toBe('POST')
    expect(await request?.json()).toEqual({
      message: { to: text.phoneNo, from: '15990000', text: text.text },
    })
    const header = request?.headers.get('authorization') ?? ''
    const [, date = '', salt = '', signature] =
      /^HMAC-SHA256 apiKey=KEY, date=(\S+), salt=(\S{12,64}), signature=(\w{64})$/.exec(header) ??
      []
    expect(date).toBe('2026-11-01T00:00:00.000Z')
    expect(signature).toBe(solapiSignature(settings.apiSecret, date, salt))
  })

  it('never signs twice with the same salt', async () => {
    const provider = fakeProvider(answering({ statusCode: '2000' }))
    await send(provider)
    await send(provider)
    const [one, other] = provider.requests.map(({ headers }) => headers.get('authorization'))
    expect(one).not.toBe(other)
  })

  it.each<[string, (request: Request) => Response | Promise<Response>]>([
    ['refuses', answering({ errorCode: 'NotEnoughBalance', errorMessage: '01098765432' }, 402)],
    ['refuses with nonsense', () => new Response('01098765432', { status: 400 })],
    ['fails', answering({}, 500)],
    ['is too busy', answering({}, 429)],
    ['sends elsewhere', () => Response.redirect('https://elsewhere.example/', 302)],
    ['answers nonsense', () => new Response('<html>01098765432</html>')],
    ['answers nothing', () => new Response(null)],
    ['answers without end', () => new Response('x'.repeat(300_000))],
    ['did not accept', answering({ statusCode: '3058', to: '01098765432' })],
    ['cannot be reached', () => unreachable('CANARY-SECRET 01098765432')],
    ['hangs', hangs],
  ])('throws, without anything personal, when the provider %s', async (_, answer) => {
    const error = await send(fakeProvider(answer)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(IntegrationError)
    expect(loggedTextOf(error)).not.toMatch(/CANARY|01098765432|314159/)
  })

  it('names the refusal', async () => {
    const provider = fakeProvider(answering({ errorCode: 'NotEnoughBalance' }, 402))
    await expect(send(provider)).rejects.toThrow('sms: answered 402 (NotEnoughBalance)')
  })
})
