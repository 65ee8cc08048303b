import { chakra } from '@chakra-ui/react';
import { mergeFieldLabel, mergeMovesText, mergeOpenText, type MergeSide } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { ArrowLeftRight } from 'lucide-react';
import { Button } from '../../../part/button/button';
import { wrappingButton } from '../../../part/button/button-style';
import { RadioGroup } from '../../../part/field/radio-group';
import { Warning } from '../../../part/notice/warning';
import { FactLine } from '../../../part/surface/facts';

type Preview = NonNullable<Operations['PreviewRecordMerge']['data']['recordMergePreview']>;
type PreviewField = Preview['fields'][number];

interface MergePreviewProps {
  readonly preview: Preview;
  readonly keptName: string;
  readonly otherName: string;
  readonly answers: Readonly<Record<string, MergeSide>>;
  readonly onAnswer: (field: string, stays: MergeSide) => void;
  /** True once Merge was pressed; unresolved conflicts then show an error. */
  readonly wasSent: boolean;
  /** Swaps which record is kept. */
  readonly onSwap: () => void;
}

/**
 * The preview of a merge: conflicts that the user resolves one by one, then automatic choices, then consequences
 * (C-246).
 */
export function MergePreview({ preview, keptName, otherName, answers, onAnswer, wasSent, onSwap }: MergePreviewProps) {
  const swap = (
    <span>
      <Button size="sm" icon={ArrowLeftRight} css={wrappingButton} onClick={onSwap}>
        {`Keep the record of ${otherName} instead`}
      </Button>
    </span>
  );
  if (preview.refusals.length > 0)
    return (
      <chakra.div display="flex" flexDirection="column" gap="3">
        {swap}
        <Warning>
          <chakra.p textStyle="name">These two cannot be merged.</chakra.p>
          {preview.refusals.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Warning>
      </chakra.div>
    );
  const conflicts = preview.fields.filter(({ isConflict }) => isConflict);
  const settled = preview.fields.filter((field) => !field.isConflict && valueOf(field) !== null);
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <p>{`${otherName} is merged into ${keptName}. The merged record stays readable, and the merge can be undone.`}</p>
      {swap}
      {conflicts.map(({ field, kept, other }) => (
        <RadioGroup
          key={field}
          legend={mergeFieldLabel(field)}
          value={answers[field] ?? ''}
          onChange={(stays) => onAnswer(field, stays === 'other' ? 'other' : 'kept')}
          options={[
            { value: 'kept', label: `${kept ?? ''} (stays)` },
            { value: 'other', label: `${other ?? ''} (from the other record)` },
          ]}
          error={wasSent && answers[field] === undefined ? mergeOpenText : null}
        />
      ))}
      <chakra.section aria-label="Values after merging">
        <dl>
          {settled.map((field) => (
            <FactLine key={field.field} label={mergeFieldLabel(field.field)}>
              {valueOf(field)}
            </FactLine>
          ))}
        </dl>
      </chakra.section>
      <p>{mergeMovesText(preview.moves, keptName)}</p>
    </chakra.div>
  );
}

function valueOf({ kept, other, from }: PreviewField): string | null {
  if (from === 'both') return [kept, other].filter(Boolean).join('; ') || null;
  return from === 'other' ? other : kept;
}
