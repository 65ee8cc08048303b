import { chakra } from '@chakra-ui/react';
import { type Colleague, insertMention, suggestMentions } from '@signa/core/prescribing';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../../part/button/button';
import { TextArea } from '../../../../part/field/text-area';

interface MentionTextProps {
  readonly value: string;
  readonly colleagues: readonly Colleague[];
  readonly onChange: (text: string) => void;
}

/**
 * A note in which '@' suggests colleagues. Tab moves to the suggestions, Enter takes one and returns to the note
 * (P-511).
 */
export function MentionText({ value, colleagues, onChange }: MentionTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(value.length);
  /** Where the caret goes after a mention was inserted. */
  const wanted = useRef<number | null>(null);
  const typed = value.slice(0, caret);
  const suggested = suggestMentions(typed, colleagues);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  const take = (colleague: Colleague) => {
    const [start, rest] = insertMention(typed, value.slice(caret), colleague);
    wanted.current = start.length;
    setCaret(start.length);
    onChange(start + rest);
  };
  return (
    <>
      <TextArea
        ref={area}
        name="note"
        rows={3}
        value={value}
        placeholder="Write @ and a name to notify a colleague"
        onChange={(text) => {
          setCaret(area.current?.selectionStart ?? text.length);
          onChange(text);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      <chakra.div role="group" aria-label="Colleagues to mention" display="flex" flexWrap="wrap" gap="1">
        {suggested.map((colleague) => (
          <Button key={colleague.id} size="sm" onClick={() => take(colleague)}>
            {`@${colleague.displayName}`}
          </Button>
        ))}
      </chakra.div>
      <chakra.span srOnly role="status">
        {suggested.length > 0 ? `${suggested.length} colleagues to mention; press Tab to choose` : ''}
      </chakra.span>
    </>
  );
}
