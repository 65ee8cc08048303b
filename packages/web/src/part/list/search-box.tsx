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
  /** How `/` is called in the list of shortcuts, and under which heading. */
  readonly shortcut: { readonly label: string; readonly section: string };
  /** Characters that fit; shown beside what is typed. */
  readonly most?: number;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The id of the list it fills, and of the row that Enter chooses; `null` without one. */
  readonly list: string;
  readonly activeRow: string | null;
  /** The list is shown. */
  readonly hasRows: boolean;
  /** How many rows were found, and the one that Enter chooses; `null` while nothing is searched or not known yet. */
  readonly found: FoundCountProps | null;
}

/**
 * The box of a search: it has the focus first, `/` brings it back, the arrows move in its results, Enter opens one, and
 * what was found is counted in it (P-263).
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
                aria-label="Clear the search"
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
        pe={roomBehind(most !== undefined, found !== null)}
      />
    </Field>
  );
}

/** What is typed never runs under the counts. */
function roomBehind(isCounted: boolean, isFound: boolean) {
  if (!isFound) return isCounted ? '24' : '10';
  return isCounted ? { base: '9.5rem', sm: '14rem' } : '9.5rem';
}
