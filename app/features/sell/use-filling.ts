import { useState } from 'react'
import type { ListingDraft } from '#contracts/listing.ts'
import type { SellPage } from './load-sell-page.server.ts'
import type { LocalCopy } from './local-copies.ts'
import type { SellAnswer } from './sell-answer.ts'
import { valuesOfContent } from './sell-content.ts'
import { readValues, type SellValues } from './sell-values.ts'

/** What the form is filled with; another one fills it anew. */
export interface Filling {
  /** How often it was filled. */
  times: number
  initial: SellValues
  formKey: string
  draftId: string
  /** Of the draft; 0 before it is stored. */
  revision: number
  /** Of the listing that is edited, as it was when this was written. */
  version: number | null
  photos: SellPage['photos']
}

/** The form is filled by the page or by what was refused; later by what this browser or another device has of it. */
export function useFilling(page: SellPage, answer: SellAnswer | undefined) {
  const [filling, setFilling] = useState<Filling>(() => {
    const { formKey, draftId, revision, initial, photos } = page
    const version = page.edited?.version ?? null
    if (!answer) return { times: 0, initial, formKey, draftId, revision, version, photos }
    const textsOf = (name: string) => answer.values[name] ?? []
    return {
      times: 0,
      initial: readValues(textsOf),
      formKey: textsOf('formKey')[0] ?? formKey,
      draftId: textsOf('draftId')[0] || draftId,
      revision: Number(textsOf('revision')[0]) || revision,
      version: answer.version ?? (Number(textsOf('version')[0]) || version),
      photos: answer.photos ?? photos,
    }
  })

  function fill(next: Partial<Filling>) {
    setFilling((before) => ({ ...before, ...next, times: before.times + 1 }))
  }

  return {
    filling,
    /** With what this browser has. */
    fillWithCopy: ({ values, formKey, draftId, revision }: LocalCopy) =>
      fill({
        initial: values,
        formKey,
        ...(page.edited ? { version: revision } : { draftId, revision }),
      }),
    /** With texts that were shared to the installed app; the rest stays. */
    fillWithTexts: (texts: Pick<SellValues, 'title' | 'body'>) =>
      setFilling((before) => ({
        ...before,
        initial: { ...before.initial, ...texts },
        times: before.times + 1,
      })),
    /** With what the page has. */
    fillAnew: () =>
      fill({
        initial: page.initial,
        photos: page.photos,
        formKey: page.formKey,
        version: page.edited?.version ?? null,
      }),
    /** With what another tab or device stored. */
    fillWithDraft: ({ content, draftId, revision, photos }: ListingDraft) =>
      fill({ initial: valuesOfContent(content), draftId, revision, photos }),
  }
}
