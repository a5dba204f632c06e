import type { LoadContext } from '#app/load-context.server.ts'
import type { ListingTerm, TermChange } from '#contracts/listing-desk.ts'

/** The word lists of one kind, the words that are edited, and what a sentence finds with them. */
export async function loadRules(context: LoadContext, query: URLSearchParams) {
  const { product } = context.services
  const wanted = query.get('rule') ?? undefined
  const first = await product.listingRules(
    wanted === undefined ? {} : { ruleCode: wanted.slice(0, 40) },
  )
  const rule = first.rules.find(({ ruleCode }) => ruleCode === wanted) ?? first.rules[0] ?? null
  const lists =
    rule && rule.ruleCode !== wanted
      ? await product.listingRules({ ruleCode: rule.ruleCode })
      : first
  const restored = lists.changes.find(({ changeSeq }) => changeSeq === Number(query.get('change')))
  const wantedTerm = restored?.termSeq ?? Number(query.get('term'))
  const edited = lists.terms.find(({ termSeq }) => termSeq === wantedTerm) ?? null
  const draft = rule && draftOf(query, rule.ruleCode, edited, restored, context.now)
  const sentence = query.get('sentence')?.slice(0, 500) ?? ''
  const trial =
    sentence === ''
      ? null
      : await product.tryListingRules({ text: sentence, candidate: draft?.words ? draft : null })
  return {
    ...lists,
    rule,
    draft,
    restoredSeq: restored?.changeSeq ?? null,
    sentence,
    trial,
  }
}

/** The words as they would be saved: those of the address, those of an earlier change, or those that are edited. */
function draftOf(
  query: URLSearchParams,
  ruleCode: string,
  edited: ListingTerm | null,
  restored: TermChange | undefined,
  now: Date,
) {
  const base = restored ? { ...restored, words: restored.after } : edited
  return {
    termSeq: edited?.termSeq ?? null,
    ruleCode,
    kind: edited?.kind ?? (query.get('kind') === 'EXCEPTION' ? 'EXCEPTION' : 'TERM'),
    words: query.get('words')?.slice(0, 4_000) ?? base?.words ?? '',
    level: base?.level ?? null,
    isActive: base?.isActive ?? true,
    // A time of an earlier change that is over means: at once.
    startsAt: restored && isOver(restored.startsAt, now) ? null : (base?.startsAt ?? null),
  } as const
}

const isOver = (moment: string | null, now: Date) => moment !== null && new Date(moment) <= now
