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
  /** The heading in the list of shortcuts under which `/` stands. */
  readonly section: string;
  /** Characters that fit. */
  readonly most: number;
  /** What the list is searched by now. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Rows that were found, such as '10,000+'; undefined while that is not known. */
  readonly found: number | string | undefined;
  /** The row that has the focus, from 1. */
  readonly at?: number | null;
  /** Leads to the first row. */
  readonly onDown: () => void;
  /** Opens the first row. */
  readonly onEnter: () => void;
  /** Where the list leads back to. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Says of a text that is too short to be searched by what is missing. */
  readonly tooShort?: (typed: string) => string | null;
  /** It has a line to itself. */
  readonly isWide?: boolean;
}

/**
 * The search of a list: it asks once the typing rests, what is typed stays the person's while the list follows, arrow
 * down leads to the rows, Enter opens the first, and what was found is counted beside it (P-149, P-228, P-263).
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
  const { text, isAsked, type, askNow } = useTyped(search, acts.onSearch);
  const isSettled = isAsked && found !== undefined;
  const isSearched = search !== '' && isSettled;
  useShortcut({ keys: ['/'], label: 'Search', section, run: () => (input.current?.focus(), input.current?.select()) });
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { ArrowDown: acts.onDown, Enter: acts.onEnter }[event.key];
    if (!act || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // A row that was not seen yet is not opened: the first Enter asks.
    if (isSettled) act();
    else askNow();
  };
  const clear = () => {
    type('');
    askNow();
    input.current?.focus();
  };
  return (
    <>
      <TextInput
        ref={input}
        type="search"
        tall={isWide}
        most={most}
        // A look of the box, never a style beside it: another element would take its place, without the focus.
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
                aria-label="Clear the search"
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

/** What is typed, and when the list is asked for it. */
function useTyped(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState({ text: search, sent: search, seen: search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(search);
  // A search that was not sent from here came by Back or by a link: the box follows. Its own it leaves as typed.
  if (search !== typed.seen)
    setTyped(search === typed.sent ? { ...typed, seen: search } : { text: search, sent: search, seen: search });

  useEffect(() => () => clearTimeout(timer.current), []);

  const askNow = () => {
    clearTimeout(timer.current);
    const sent = trimmed(latest.current);
    setTyped((now) => ({ ...now, sent }));
    onSearch(sent);
  };
  const type = (text: string) => {
    setTyped((now) => ({ ...now, text }));
    latest.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(askNow, searchDebounceMs);
  };
  return { text: typed.text, isAsked: trimmed(typed.text) === search, type, askNow } as const;
}
