import { useLocation } from '@remix-run/react'
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { FormProblem, focusProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { ListingDraft } from '#contracts/listing.ts'
import { BodyField } from './body-field.tsx'
import { CategoryField } from './category-field.tsx'
import { ConditionField } from './condition-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { ConfirmFindings } from './findings.tsx'
import { ListingHelpContext, NO_HELP } from './listing-help.ts'
import type { SellPage } from './load-sell-page.server.ts'
import type { CopySlot } from './local-copies.ts'
import { PhotoField } from './photo-field.tsx'
import { usePhotoShelf } from './photos/use-photo-shelf.ts'
import { PriceField } from './price-field.tsx'
import { RegionField } from './region-field.tsx'
import { SavingLine, SavingNotice } from './saving-state.tsx'
import type { SellAnswer } from './sell-answer.ts'
import { MissingParts, SellAside } from './sell-aside.tsx'
import { followed, SellFormContext } from './sell-context.ts'
import { areSameValues, valuesOfForm } from './sell-values.ts'
import { TagField } from './tag-field.tsx'
import { TitleField } from './title-field.tsx'
import { TradeField } from './trade-field.tsx'
import type { Filling } from './use-filling.ts'
import { useListingHelpOf } from './use-listing-help-of.ts'
import { useStoredForm } from './use-stored-form.ts'

/** All buttons of the one form; schemas of them are in listing-fields.ts. */
const INTENTS = ['register', 'save', 'draft', 'findRegion', 'template'] as const

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The form of a listing, new or edited. It is one form that is complete without script. */
export function SellForm({
  page,
  answer,
  filling,
  slot,
  onTheirs,
  added,
  onAdded,
}: {
  page: SellPage
  /** To the form that was sent last. */
  answer: SellAnswer | undefined
  filling: Filling
  /** Where this browser keeps it. */
  slot: CopySlot
  /** What another tab or device stored is taken. */
  onTheirs: (theirs: ListingDraft) => void
  /** Photos that were shared to the installed app: they are added as if they had been chosen here. */
  added: readonly File[]
  onAdded: () => void
}) {
  const { edited } = page
  const content = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  const values = useMemo(() => followed(filling.initial), [filling])
  const [help] = useState(() => followed({ ...NO_HELP, findings: answer?.findings ?? [] }))
  const revision = useRef(filling.version ?? filling.revision)
  const stored = useStoredForm({
    userSeq: page.userSeq,
    editedSeq: edited?.productSeq ?? null,
    slot,
    filling,
    values,
    revision,
  })
  const askForHelp = useListingHelpOf({ values, help, productSeq: edited?.productSeq ?? null })
  const intent = edited ? 'save' : 'register'
  const isHydrated = useHydrated()
  const [photosIn] = useState(() =>
    page.userSeq === null ? null : photoSlot(page.userSeq, slot, filling.version),
  )
  const shelf = usePhotoShelf({ slot: photosIn, initial: filling.photos })
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are added once.
  useEffect(() => {
    if (!shelf || added.length === 0) return
    shelf.add(added)
    onAdded()
  }, [shelf, added])
  /** It was sent while photos were on their way: it goes when they have arrived. */
  const [afterPhotos, setAfterPhotos] = useState(false)

  /** Reads the form as it is: once the parts that changed it themselves have rendered. */
  function changed() {
    setTimeout(() => {
      const form = content.current?.closest('form')
      if (!form) return
      const posted = new FormData(form)
      values.set(valuesOfForm(posted))
      stored.changed()
      askForHelp()
      if (afterPhotos && waitingPhotos(posted) === 0) {
        setAfterPhotos(false)
        form.requestSubmit(form.querySelector<HTMLButtonElement>('[data-publishes]'))
      }
    })
  }

  // Something may have been typed before the script came.
  useBrowserLayoutEffect(() => {
    const form = content.current?.closest('form')
    if (!form) return
    values.set(valuesOfForm(new FormData(form)))
    if (!areSameValues(values.get(), filling.initial)) changed()
  }, [values])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken once.
  useEffect(() => {
    if (!answer) return
    stored.refused()
    if (answer.findings) {
      help.set({ ...help.get(), findings: answer.findings })
      // The box that confirms them is only now on the page.
      setTimeout(() => focusProblem(content.current))
    }
    if (answer.isSignedOut) stored.say({ kind: 'SIGNED_OUT' })
  }, [answer])

  function send(event: FormEvent<HTMLFormElement>) {
    const isWaiting = waitingPhotos(new FormData(event.currentTarget)) > 0
    if (navigator.onLine && !isWaiting) return stored.sent()
    event.preventDefault()
    setAfterPhotos(isWaiting)
    if (navigator.onLine) return
    stored.changed()
    stored.say({ kind: 'OFFLINE' })
  }

  const signIn = paths.signIn({
    redirectTo: edited
      ? paths.sellForm({ productSeq: edited.productSeq })
      : paths.sellForm({ draftId: filling.draftId }),
  })

  return (
    <SellFormContext.Provider value={{ initial: filling.initial, values, changed }}>
      <ListingHelpContext.Provider value={help}>
        <PostForm
          intent={INTENTS}
          action={`${pathname}${search}`}
          encType="multipart/form-data"
          schema={() => import('./listing-fields.ts').then((file) => file.SELL_FORMS)}
          preventScrollReset
          onChange={changed}
          onKeyDown={stayOnEnter}
          onSubmit={send}
          className="sell-form"
        >
          {/* Enter presses the first button of a form: without script that is the one that publishes. */}
          <button type="submit" name="intent" value={intent} hidden tabIndex={-1} aria-hidden />
          <input type="hidden" name="formKey" value={filling.formKey} />
          <input type="hidden" name="draftId" value={edited ? '' : filling.draftId} />
          <input type="hidden" name="revision" value={filling.revision} />
          <input type="hidden" name="version" value={answer?.version ?? filling.version ?? ''} />
          <div ref={content} className="sell-fields">
            <FormProblem />
            {edited && answer?.version !== undefined && <SeeChanged edited={edited} />}
            {answer?.isFull && <MakeRoom />}
            {answer?.isSignedOut && !isHydrated && <SignInElsewhere to={signIn} />}
            <ErrorSummary />
            <PhotoField
              photos={filling.photos}
              shelf={shelf}
              draftId={edited ? null : filling.draftId}
            />
            <TitleField />
            <CategoryField options={page.categories} />
            <ConditionField />
            <PriceField />
            <TradeField options={page.categories} />
            <RegionField known={answer?.regions ?? page.regions} found={answer?.found ?? null} />
            <BodyField options={page.categories} />
            <TagField />
            <ConfirmFindings />
          </div>
          <SellAside shelf={shelf}>
            <SavingNotice
              state={stored.state}
              signIn={signIn}
              onMine={stored.useMine}
              onTheirs={onTheirs}
            />
            <MissingParts />
            {afterPhotos && (
              <p role="status" className="text-sm text-ink-2">
                {`사진이 다 올라가면 바로 ${edited ? '저장' : '등록'}할게요.`}{' '}
                <button
                  type="button"
                  className="min-h-8 underline underline-offset-4"
                  onClick={() => setAfterPhotos(false)}
                >
                  기다리지 않기
                </button>
              </p>
            )}
            <div className="flex gap-2">
              {!edited && !isHydrated && (
                <SubmitButton intent="draft" variant="secondary" size="lg">
                  임시저장
                </SubmitButton>
              )}
              <SubmitButton intent={intent} size="lg" className="flex-1" data-publishes>
                {edited ? '저장하기' : '등록하기'}
              </SubmitButton>
            </div>
            <SavingLine
              state={stored.state}
              className="min-h-5 text-center text-sm text-ink-3 empty:invisible"
            />
          </SellAside>
        </PostForm>
      </ListingHelpContext.Provider>
    </SellFormContext.Provider>
  )
}

/** Without script: the form stays open, and the sign-in happens beside it. */
function SignInElsewhere({ to }: { to: string }) {
  return (
    <p className="text-sm text-ink-2">
      <a
        href={to}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-link underline underline-offset-4"
      >
        새 창에서 로그인
      </a>
      한 다음, 이 화면에서 다시 눌러 주세요.
    </p>
  )
}

/** The cap is reached: the form stays open while its seller makes room beside it. */
function MakeRoom() {
  return (
    <p className="text-sm text-ink-2">
      <NewWindowLink to={paths.ownProducts()}>내 상품 정리하기</NewWindowLink>
      {' · '}
      <NewWindowLink to={paths.trustScore()}>신뢰지수 올리는 법 보기</NewWindowLink>
      <span className="mt-1 block">
        새 창에서 열려요. 쓴 내용은 여기 그대로 있으니, 자리가 생기면 다시 눌러 주세요.
      </span>
    </p>
  )
}

function NewWindowLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-8 items-center font-semibold text-link underline underline-offset-4"
    >
      {children}
    </a>
  )
}

/** Another tab or device saved first: what it says now, before it is saved over. */
function SeeChanged({ edited: { productSeq } }: { edited: NonNullable<SellPage['edited']> }) {
  return (
    <p className="text-sm text-ink-2">
      <a
        href={paths.product(productSeq)}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-link underline underline-offset-4"
      >
        지금 내용 보기 (새 창)
      </a>
      . 다시 저장하면 이 화면의 내용으로 바뀌어요.
    </p>
  )
}

const waitingPhotos = (form: FormData) => Number(form.get('photosWaiting') ?? 0)

/** Of an edit, photos of an older version are none of this one. */
const photoSlot = (userSeq: number, slot: CopySlot, version: number | null) =>
  version === null ? `${userSeq}:${slot}` : `${userSeq}:${slot}-${version}`

/** On a phone Enter is a key of the keyboard like others: it does not publish. */
function stayOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target, key } = event
  if (key === 'Enter' && target instanceof HTMLInputElement) event.preventDefault()
}
