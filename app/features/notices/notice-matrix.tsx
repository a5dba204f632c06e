import { useId } from 'react'
import { Card } from '#app/components/card.tsx'
import { Choice } from '#app/components/field.tsx'
import { NOTICE_GROUPS, NOTICE_SETTINGS, type NoticeGroup } from '#contracts/notice.ts'
import {
  hasChannel,
  lockedLabels,
  NOTICE_CHANNELS,
  NOTICE_TOPICS,
  type NoticeTopic,
  TOPIC_NAMES,
} from '#contracts/notice-channels.ts'
import { CHANNEL_OF_FIELD, type ChannelField } from './channel-columns.ts'

type Wanted = { inbox: readonly string[] } & Record<ChannelField, readonly NoticeTopic[]>

const GROUPS = [...new Set(TOPIC_NAMES.map((topic) => NOTICE_TOPICS[topic].group))]

/** The channels of a topic among those that are shown. */
const fieldsOf = (topic: NoticeTopic, shown: readonly ChannelField[]) =>
  shown.filter((field) => hasChannel(topic, CHANNEL_OF_FIELD[field]))

/** Those of a group of which there is something to choose or to say. */
const topicsOf = (group: NoticeGroup, shown: readonly ChannelField[]) =>
  TOPIC_NAMES.filter(
    (topic) =>
      NOTICE_TOPICS[topic].group === group &&
      (topic in NOTICE_SETTINGS ||
        NOTICE_TOPICS[topic].lockedBecause !== null ||
        fieldsOf(topic, shown).length > 0),
  )

/** What a member wants to be told of and by which channel, group by group. @param shown the channels that reach them */
export function NoticeMatrix({
  wanted,
  shown,
}: {
  wanted: Wanted
  shown: readonly ChannelField[]
}) {
  return (
    <>
      {shown.map((field) => (
        <input key={field} type="hidden" name="shown" value={field} />
      ))}
      {GROUPS.filter((group) => topicsOf(group, shown).length > 0).map((group) => (
        <Card as="section" key={group} aria-label={NOTICE_GROUPS[group]}>
          <h3 className="text-base font-bold text-ink">{NOTICE_GROUPS[group]}</h3>
          <div className="mt-1 -mb-2.5 divide-y divide-line">
            {topicsOf(group, shown).map((topic) => (
              <TopicRow key={topic} topic={topic} wanted={wanted} shown={fieldsOf(topic, shown)} />
            ))}
          </div>
        </Card>
      ))}
    </>
  )
}

function TopicRow({
  topic,
  wanted,
  shown,
}: {
  topic: NoticeTopic
  wanted: Wanted
  shown: readonly ChannelField[]
}) {
  const id = useId()
  const { label, lockedBecause, isObligatory } = NOTICE_TOPICS[topic]
  const labels = lockedLabels(topic)
  const hasInbox = topic in NOTICE_SETTINGS
  return (
    <fieldset className="py-2.5" aria-describedby={lockedBecause ? id : undefined}>
      <legend className="float-start w-full text-sm font-medium text-ink-2">{label}</legend>
      {lockedBecause !== null && (
        <p id={id} className="clear-both pt-0.5 text-sm text-ink-3">
          {labels.length > 0 && `${labels.join(', ')}. `}
          {lockedBecause}
        </p>
      )}
      <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] sm:flex sm:gap-x-5">
        {hasInbox && (
          <Choice name="inbox" value={topic} defaultChecked={wanted.inbox.includes(topic)}>
            알림함
          </Choice>
        )}
        {shown.map((field) => (
          <Choice
            key={field}
            name={field}
            value={topic}
            defaultChecked={wanted[field].includes(topic)}
          >
            {NOTICE_CHANNELS[CHANNEL_OF_FIELD[field]]}
          </Choice>
        ))}
        {shown.length === 0 && lockedBecause !== null && !isObligatory && (
          <p className="flex min-h-11 items-center text-sm text-ink-3 lg:min-h-9">알림함</p>
        )}
      </div>
    </fieldset>
  )
}
