import { chakra } from '@chakra-ui/react';
import { visibleLength } from '@signa/core/base';
import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { KeyCap } from '../button/key-cap';
import { Field } from '../field/field';
import { TextInput } from '../field/text-input';
import { focusSoon } from './focus-soon';
import { FoundCount } from './found-count';
import type { FoundCountProps } from './found-count';

interface SearchBoxProps {
  readonly label: string;
  /** Label and heading of the `/` shortcut in the shortcut list. */
  readonly shortcut: { readonly label: string; readonly section: string };
  /** Maximum number of characters; shown in the field. */
  readonly most?: number;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** ID of the result list, and of the row that Enter chooses; `null` without one. */
  readonly list: string;
  readonly activeRow: string | null;
  /** Whether the list is shown. */
  readonly hasRows: boolean;
  /** Number of results and the active row; `null` while nothing is searched or known. */
  readonly found: FoundCountProps | null;
}

/**
 * A search field that is focused initially. `/` returns to it, arrow keys move through its results, Enter opens one,
 * and the number of results is shown in the field (P-263).
 */
export function SearchBox({
  label,
  shortcut,
  most,
  typed,
  onType,
  onKeyDown,
  list,
  activeRow,
  hasRows,
  found,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => focusSoon(() => input.current), []);
  useShortcut({
    keys: ['/'],
    ...shortcut,
    run: () => input.current?.select(),
  });
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <Field label={label}>
      <TextInput
        ref={input}
        role="combobox"
        aria-expanded={hasRows}
        aria-controls={hasRows ? list : undefined}
        aria-activedescendant={activeRow ?? undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        h="10"
        icon={Search}
        value={typed}
        most={most}
        onChange={onType}
        onKeyDown={onKeyDown}
        after={
          typed === '' ? (
            <KeyCap keys={['/']} />
          ) : (
            <>
              {found && <FoundCount {...found} />}
              {most !== undefined && (
                <chakra.span display={found ? { base: 'none', sm: 'inline' } : undefined}>
                  {`${visibleLength(typed)} / ${most}`}
                </chakra.span>
              )}
              <chakra.button
                type="button"
                aria-label="Clear search"
                onClick={clear}
                display="inline-flex"
                p="1"
                css={{ '@media (pointer: coarse)': { padding: '0.75rem', marginInlineEnd: '-0.5rem' } }}
                borderRadius="key"
                cursor="pointer"
              >
                <X size={16} aria-hidden />
              </chakra.button>
            </>
          )
        }
        pe={spaceAtEnd(most !== undefined, found !== null)}
      />
    </Field>
  );
}

/** Keeps typed text from running under the counts. */
function spaceAtEnd(isCounted: boolean, isFound: boolean) {
  if (!isFound) return isCounted ? '24' : '10';
  return isCounted ? { base: '9.5rem', sm: '14rem' } : '9.5rem';
}
