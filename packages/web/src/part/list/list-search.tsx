import { chakra } from '@chakra-ui/react';
import { searchDebounceMs, trimmed } from '@signa/core/base';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { KeyCap } from '../button/key-cap';
import { TextInput } from '../field/text-input';
import { FoundCount } from './found-count';

interface ListSearchProps {
  readonly label: string;
  /** Heading in the shortcut list for the `/` shortcut. */
  readonly section: string;
  /** Maximum number of characters. */
  readonly most: number;
  /** The current search text of the list. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Number of results, such as '10,000+'; undefined while unknown. */
  readonly found: number | string | undefined;
  /** One-based index of the focused row. */
  readonly at?: number | null;
  /** Focuses the first row. */
  readonly onDown: () => void;
  /** Opens the first row. */
  readonly onEnter: () => void;
  /** Element to which the list returns focus. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Explains what is missing if the text is too short to search. */
  readonly tooShort?: (typed: string) => string | null;
  /** Whether it takes a full line. */
  readonly isWide?: boolean;
}

/**
 * The search field of a list. It searches after a pause in typing; the text stays the user's own while the list
 * follows. The down arrow moves to the rows, Enter opens the first one, and the number of results is shown in the
 * field (P-149, P-228, P-263).
 */
export function ListSearch({
  label,
  section,
  most,
  search,
  found,
  at = null,
  input,
  tooShort,
  isWide = false,
  ...acts
}: ListSearchProps) {
  const { text, isAsked, type, runNow } = useTyped(search, acts.onSearch);
  const isSettled = isAsked && found !== undefined;
  const isSearched = search !== '' && isSettled;
  useShortcut({ keys: ['/'], label: 'Search', section, run: () => (input.current?.focus(), input.current?.select()) });
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { ArrowDown: acts.onDown, Enter: acts.onEnter }[event.key];
    if (!act || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Enter never opens an unseen row: the first press runs the search.
    if (isSettled) act();
    else runNow();
  };
  const clear = () => {
    type('');
    runNow();
    input.current?.focus();
  };
  return (
    <>
      <TextInput
        ref={input}
        type="search"
        tall={isWide}
        most={most}
        // A style variant of the input, because a wrapper element would remount it without focus.
        end={text === '' ? 'key' : isWide ? 'all' : isSearched ? 'count' : 'cross'}
        aria-label={label}
        placeholder={label}
        icon={Search}
        after={
          <>
            {isSearched && <FoundCount found={found} at={at} />}
            {text !== '' && (
              <chakra.button
                type="button"
                aria-label="Clear search"
                onClick={clear}
                display="inline-flex"
                alignItems="center"
                justifyContent="center"
                w="6"
                h="6"
                borderRadius="key"
                cursor="pointer"
                css={{ '@media (pointer: coarse)': { width: '2.5rem', height: '2.5rem', marginInlineEnd: '-0.5rem' } }}
              >
                <X size={16} aria-hidden />
              </chakra.button>
            )}
            {(isWide || text === '') && <KeyCap keys={['/']} />}
          </>
        }
        value={text}
        onChange={type}
        onKeyDown={onKeyDown}
      />
      <chakra.span srOnly role="status">
        {isSearched && `${found} found`}
      </chakra.span>
      {tooShort && (
        <chakra.p role="status" textStyle="meta" color="fg.muted">
          {tooShort(text)}
        </chakra.p>
      )}
    </>
  );
}

/** The typed text, and the timer that applies it to the list. */
function useTyped(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState({ text: search, sent: search, seen: search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(search);
  // A search text that changed from outside came from Back or a link, so the field follows. A text that was sent from
  // here stays as typed.
  if (search !== typed.seen)
    setTyped(search === typed.sent ? { ...typed, seen: search } : { text: search, sent: search, seen: search });

  useEffect(() => () => clearTimeout(timer.current), []);

  const runNow = () => {
    clearTimeout(timer.current);
    const sent = trimmed(latest.current);
    setTyped((now) => ({ ...now, sent }));
    onSearch(sent);
  };
  const type = (text: string) => {
    setTyped((now) => ({ ...now, text }));
    latest.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(runNow, searchDebounceMs);
  };
  return { text: typed.text, isAsked: trimmed(typed.text) === search, type, runNow } as const;
}
