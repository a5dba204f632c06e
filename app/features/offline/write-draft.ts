import {
  draftCopies,
  type LocalCopy,
  readCopy,
  removeCopy,
  writeCopy,
} from '#app/features/sell/local-copies.ts'
import {
  browserShelfStore,
  forgetPhotos,
  type KeptShelf,
} from '#app/features/sell/photos/shelf-store.ts'
import { isWorthKeeping, NO_VALUES, type SellValues } from '#app/features/sell/sell-values.ts'
import { forgetShared, readShared } from '#app/features/sell/shared/shared-store.ts'
import { textsOfShared } from '#app/features/sell/shared/shared-texts.ts'
import { groupTyped } from '#app/features/sell/typed-won.ts'
import { paths } from '#app/paths.ts'
import { uuidOf } from '#app/shell/session/browser-cookies.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import { connectionLine, element, heading, showInstead } from './elements.ts'

const { perListing } = LISTING_PHOTO_RULES
const PRICE_DIGITS = String(LISTING_LIMITS.highestPrice).length
const newId = () => uuidOf(crypto.getRandomValues(new Uint8Array(16)))

/**
 * Writes a new listing without a connection: it is stored in this browser where the selling form stores its own, and the
 * form goes on with it (app/features/sell/local-copies.ts, photos/shelf-store.ts).
 */
export async function writeDraft(userSeq: number, address: URL): Promise<void> {
  const asked = address.searchParams.get('draftId') ?? ''
  const known = asked ? readCopy(userSeq, `draft-${asked}`) : null
  const draft: LocalCopy = known ?? {
    draftId: newId(),
    formKey: newId(),
    revision: 0,
    values: NO_VALUES,
    at: Date.now(),
  }
  const slot = `draft-${draft.draftId}` as const
  const photos = await photosOf(`${userSeq}:${slot}`)
  let { values } = draft

  const said = element('p', { role: 'status', class: 'small' })
  const say = (text: string) => said.replaceChildren(text)

  function keep(change: Partial<SellValues>) {
    values = { ...values, ...change }
    if (!isWorthKeeping(values) && photos.count() === 0) {
      removeCopy(userSeq, slot)
      return say('')
    }
    const isKept = writeCopy(userSeq, slot, { ...draft, values, at: Date.now() })
    say(
      photos.isStoring()
        ? '사진을 이 기기에 저장하는 중이에요.'
        : isKept
          ? '이 기기에 저장했어요. 다시 연결되면 이어서 작성할 수 있어요.'
          : '이 브라우저에는 저장할 수 없어요. 다시 연결된 뒤에 써 주세요.',
    )
    // Another try, with or without a connection, goes on with this draft.
    window.history.replaceState(null, '', paths.sellForm({ draftId: draft.draftId }))
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a.again'))
      link.href = window.location.href
  }

  const shared = await takeShared(address.searchParams.get('shared'))
  const others = draftCopies(userSeq, Date.now()).filter(({ draftId }) => draftId !== asked)
  showInstead(
    heading('상품 글 쓰기'),
    connectionLine(
      '연결이 끊겼지만 글은 쓸 수 있어요. 등록은 다시 연결된 뒤에 해 주세요.',
      '다시 연결됐어요. 이어서 작성할 수 있어요.',
    ),
    asked !== '' &&
      !known &&
      element('p', { class: 'small' }, '열려던 글은 이 기기에 없어요. 새 글로 시작해요.'),
    others.length > 0 && offerOf(others),
    element(
      'div',
      { class: 'form' },
      photos.field(() => keep({})),
      field(
        '제목',
        textField('input', values.title, (title) => keep({ title })),
      ),
      field(
        '가격(원)',
        priceField(values.price, (price) => keep({ price })),
      ),
      field(
        '설명',
        textField('textarea', values.body, (body) => keep({ body })),
      ),
      said,
    ),
  )
  if (!shared) return
  const { title, body } = textsOfShared(shared)
  for (const [label, text] of Object.entries({ 제목: title, 설명: body })) {
    const input = document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)
    if (input && text) input.value = text
  }
  await photos.add(shared.files)
  keep({ ...(title && { title }), ...(body && { body }) })
}

const offerOf = (copies: readonly LocalCopy[]) =>
  element(
    'aside',
    { 'aria-label': '쓰던 글' },
    element('p', {}, '이 기기에 쓰던 글이 있어요.'),
    element(
      'ul',
      {},
      ...copies.map(({ draftId, values }) =>
        element(
          'li',
          {},
          element('a', { href: paths.sellForm({ draftId }) }, values.title || '제목 없는 글'),
        ),
      ),
    ),
  )

const field = (label: string, control: HTMLElement) => {
  control.setAttribute('aria-label', label)
  return element('label', {}, element('span', {}, label), control)
}

function textField(name: 'input' | 'textarea', text: string, onChange: (text: string) => void) {
  const control = element(name, name === 'textarea' ? { rows: '8' } : { type: 'text' })
  control.value = text
  control.addEventListener('input', () => onChange(control.value))
  return control
}

function priceField(text: string, onChange: (text: string) => void) {
  const control = element('input', { type: 'text', inputmode: 'numeric' })
  control.value = text
  const grouped = () => groupTyped(control.value, PRICE_DIGITS)
  control.addEventListener('input', () => onChange(grouped()))
  // Not while it is typed: the caret would move.
  control.addEventListener('blur', () => {
    control.value = grouped()
  })
  return control
}

/** The photos of the draft: the selling form sends them. */
async function photosOf(slot: string) {
  const store = browserShelfStore(slot)
  const loaded = await store.load().catch(() => null)
  let entries: KeptShelf['entries'] = loaded?.entries.map(({ id, photo }) => ({ id, photo })) ?? []
  const files = new Map(loaded?.entries.map(({ id, file }) => [id, file]))
  const list = element('ul', { class: 'photos', 'aria-label': '상품 사진' })
  const said = element('p', { role: 'status', class: 'small' })
  let onChange = () => {}
  let isStoring = false

  const save = () => store.save({ entries, dropped: loaded?.dropped ?? [] })

  function render() {
    list.replaceChildren(
      ...entries.map(({ id }, index) => {
        const file = files.get(id)
        const remove = element('button', { type: 'button' }, '빼기')
        remove.setAttribute('aria-label', `사진 ${index + 1} 빼기`)
        remove.addEventListener('click', () => void drop(id))
        const picture = file
          ? element('img', { src: URL.createObjectURL(file), alt: `사진 ${index + 1}` })
          : element('span', { class: 'small' }, `사진 ${index + 1}`)
        return element('li', {}, picture, remove)
      }),
    )
  }

  async function add(chosen: readonly File[]) {
    const pictures = chosen.filter(({ type, size }) => type.startsWith('image/') && size > 0)
    const small = pictures.filter(({ size }) => size <= LISTING_PHOTO_RULES.bytes)
    const taken = small.slice(0, Math.max(0, perListing - entries.length))
    const problems = [
      chosen.length > pictures.length && '사진이 아닌 파일은 넣지 않았어요.',
      pictures.length > small.length && '20MB가 넘는 사진은 넣지 않았어요.',
      small.length > taken.length &&
        `사진은 ${perListing}장까지예요. ${small.length - taken.length}장은 넣지 않았어요.`,
    ]
    try {
      for (const file of taken) {
        const id = newId()
        await store.putFile(id, file)
        files.set(id, file)
        entries = [...entries, { id, photo: null }]
      }
      await save()
    } catch {
      problems.push('이 브라우저에는 사진을 더 저장할 수 없어요.')
    }
    said.replaceChildren(problems.filter(Boolean).join(' '))
    render()
  }

  async function drop(id: string) {
    entries = entries.filter((entry) => entry.id !== id)
    render()
    if (entries.length === 0) await forgetPhotos(slot).catch(() => undefined)
    else await Promise.all([store.removeFile(id), save()]).catch(() => undefined)
    onChange()
  }

  return {
    add,
    count: () => entries.length,
    isStoring: () => isStoring,
    field(changed: () => void): HTMLElement {
      onChange = changed
      const input = element('input', {
        type: 'file',
        multiple: '',
        accept: 'image/*',
        class: 'unseen',
      })
      input.addEventListener('change', async () => {
        isStoring = true
        changed()
        await add([...(input.files ?? [])])
        isStoring = false
        input.value = ''
        changed()
      })
      render()
      const pick = element('label', { class: 'pick' }, `사진 고르기 (${perListing}장까지)`, input)
      return element('div', {}, pick, list, said)
    },
  }
}

/** What was shared to the installed app while there is no connection. */
async function takeShared(id: string | null) {
  const shared = id ? await readShared(id).catch(() => null) : null
  if (id && shared) await forgetShared(id).catch(() => undefined)
  return shared
}
