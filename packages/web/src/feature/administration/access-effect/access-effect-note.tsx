import { chakra } from '@chakra-ui/react';
import { accessEffectTexts, lastAuthorizerText, strandedHereText } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { GetAccessEffectDocument } from '@signa/core/contract/typed';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { PendingRequests } from './pending-requests';
import { useOperation } from '../../../client/query/use-operation';
import { Warning } from '../../../part/notice/warning';
import { FailedLine } from '../../../part/surface/failed-line';
import { useAfterPress } from '../../../platform/pointer/use-after-press';

export type AccessChange = Operations['GetAccessEffect']['variables']['input'];
type Effect = Operations['GetAccessEffect']['data']['accessEffect'];

interface AccessEffectNoteProps {
  readonly locationId: string;
  /** The unsaved change at this location; null if it affects nobody's permissions. */
  readonly change: AccessChange | null;
}

/** Shows who gains and who loses permissions through an unsaved form choice; renders nothing if nobody does. */
export function AccessEffectNote({ locationId, change }: AccessEffectNoteProps) {
  const read = useOperation(
    GetAccessEffectDocument,
    { locationId, input: change ?? {} },
    { enabled: change !== null, keepOld: true, mayBeRefused: true },
  );
  // The response depends on typed values and can arrive while a press blurs the field, shifting the content below
  // (P-310).
  const effect = useAfterPress(read.data?.accessEffect);
  const failure = useAfterPress(read.failure);
  if (change === null) return null;
  return (
    <chakra.div aria-live="polite" aria-busy={read.old || read.refreshing || undefined}>
      {!effect && failure && failure.code !== 'FORBIDDEN' && (
        <FailedLine failure={failure} onRetry={read.again} busy={read.refreshing}>
          {accessEffectTexts.failed}
        </FailedLine>
      )}
      {effect && <EffectNote effect={effect} />}
    </chakra.div>
  );
}

function EffectNote({ effect }: { readonly effect: Effect }) {
  const { locationId, locationName, people, leaving, isLeftAlone, strandedRequests } = effect;
  const id = useId();
  if (people.length === 0 && leaving.length === 0 && !isLeftAlone) return null;
  return (
    <chakra.section aria-labelledby={id} display="flex" flexDirection="column" gap="2">
      <chakra.h3 id={id} textStyle="name">
        {`What this changes at ${locationName}`}
      </chakra.h3>
      {isLeftAlone && <Warning>{lastAuthorizerText(locationName)}</Warning>}
      {strandedRequests > 0 && <Warning>{strandedHereText(strandedRequests)}</Warning>}
      {leaving.map((one) => (
        <PendingRequests key={one.locationUserId} locationId={locationId} leaving={one} />
      ))}
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
        {people.map(({ locationUserId, displayName, lost, gained }) => (
          <chakra.li key={locationUserId} overflowWrap="anywhere">
            <chakra.span textStyle="strong">{displayName}</chakra.span>
            <Line verb="loses" texts={lost} />
            <Line verb="gains" texts={gained} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Line({ verb, texts }: { readonly verb: 'loses' | 'gains'; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  const Icon = verb === 'loses' ? Minus : Plus;
  return (
    <chakra.span display="flex" gap="2">
      <chakra.span color="fg.subtle" pt="1" flexShrink="0">
        <Icon size={14} aria-hidden />
      </chakra.span>
      <span>{`${verb}: ${texts.join('; ')}`}</span>
    </chakra.span>
  );
}
