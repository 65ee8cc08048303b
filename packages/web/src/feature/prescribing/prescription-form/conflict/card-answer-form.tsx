import { chakra } from '@chakra-ui/react';
import { cardCommentMax, cardKey, isAnswerable } from '@signa/core/safety';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../part/button/button';
import { Field } from '../../../../part/field/field';
import { Select } from '../../../../part/field/select';
import { TextInput } from '../../../../part/field/text-input';
import { useFormWork } from '../form/form-work-context';
import type { CardAnswerInput, ExternalCard } from '../form/external-check';

/** The choices of a card by the value of the select, each with what it sends. */
function choicesOf({ id: cardId, suggestions, overrideReasons }: ExternalCard) {
  const followed = suggestions.flatMap(({ uuid, label }) =>
    uuid === null
      ? []
      : [{ value: `s ${uuid}`, label: `Followed: ${label}`, input: { cardId, outcome: 'accepted', suggestion: uuid } }],
  );
  const dismissed = overrideReasons.map(({ code, display }) => ({
    value: `r ${code}`,
    label: `Dismissed: ${display}`,
    input: { cardId, outcome: 'overridden', reason: code },
  }));
  const other = { value: 'o', label: 'Dismissed', input: { cardId, outcome: 'overridden' } };
  return [...followed, ...dismissed, other] satisfies readonly { readonly input: CardAnswerInput }[];
}

/** The answer to a card, which its service gets. It is optional and given once (P-431). */
export function CardAnswerForm({ card, service }: { readonly card: ExternalCard; readonly service: string }) {
  const { answers, answer, isAnswering, mayAnswer } = useFormWork().external;
  const [chosen, setChosen] = useState('');
  const [comment, setComment] = useState('');
  const key = cardKey(service, card);
  const given = answers[key] ?? card.answer;
  if (given !== null)
    return (
      <chakra.p role="status" textStyle="meta" mt="2" display="flex" gap="2" overflowWrap="anywhere">
        <Check size={14} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
        {`${given}. Recorded, and reported to ${service}.`}
      </chakra.p>
    );
  if (!isAnswerable(card) || !mayAnswer) return null;
  const choices = choicesOf(card);
  const choice = choices.find(({ value }) => value === chosen);
  const isDismissed = choice !== undefined && !('suggestion' in choice.input);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2" alignItems="flex-end">
      <chakra.div flex="1 1 14rem" minW="0">
        <Field label="Your answer" optional>
          <Select
            aria-label={`Your answer to ${service}`}
            value={chosen}
            onChange={setChosen}
            options={choices}
            placeholder="No answer"
          />
        </Field>
      </chakra.div>
      {isDismissed && (
        <chakra.div flex="1 1 14rem" minW="0">
          <Field label="Comment" optional>
            <TextInput value={comment} onChange={setComment} most={cardCommentMax} />
          </Field>
        </chakra.div>
      )}
      {choice && (
        <Button
          aria-disabled={isAnswering}
          onClick={() => void (isAnswering || answer(key, { ...choice.input, ...(isDismissed && { comment }) }))}
        >
          Send answer
        </Button>
      )}
    </chakra.div>
  );
}
