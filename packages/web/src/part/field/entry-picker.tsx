import { chakra } from '@chakra-ui/react';
import { trimmed } from '@signa/core/base';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { EntryChip } from './entry-chip';
import { useFieldControl } from './field-context';

/** An entry of a list, or text that no list knows. */
interface PickedEntry {
  readonly code: string;
  readonly name: string;
}

interface EntryPickerProps {
  /** What is chosen, as a noun: it names the list and its chips. */
  readonly noun: string;
  readonly chosen: readonly PickedEntry[];
  readonly options: readonly PickedEntry[];
  readonly onChange: (chosen: readonly PickedEntry[]) => void;
  /** Text that came from a practice system and stands in no list. */
  readonly isFreeText: (entry: PickedEntry) => boolean;
  readonly placeholder: string;
}

const isSame = (a: PickedEntry, b: PickedEntry) => a.code === b.code && a.name === b.name;

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    alignItems: 'center',
    minH: 'control',
    p: '1',
    bg: 'bg.field',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    '&:focus-within': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
    '&:has([aria-invalid=true])': { borderColor: 'status.expired.fg' },
    '@media (pointer: coarse)': { minH: 'touch' },
  },
});

const Typed = chakra('input', {
  base: {
    flex: '1',
    minW: '7rem',
    h: '6',
    px: '1.5',
    bg: 'transparent',
    color: 'fg.default',
    outline: 'none',
    '@media (max-width: 48em)': { fontSize: '1rem' },
  },
});

const List = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: '1',
    insetX: '0',
    top: 'calc(100% + 4px)',
    maxH: '13rem',
    overflowY: 'auto',
    p: '1',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
    boxShadow: 'raised',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      minH: '8',
      px: '2',
      borderRadius: 'key',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minH: 'touch' },
    },
    '& > li[aria-selected=true]': { bg: 'accent.subtle' },
  },
});

/**
 * Several entries of a list: typing narrows it, the arrows move, Enter takes one, Backspace in the empty box takes the
 * last chip away, and each chip is a button that takes itself away.
 */
export function EntryPicker({ noun, chosen, options, onChange, isFreeText, placeholder }: EntryPickerProps) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState<number | null>(null);
  const control = useFieldControl();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const wanted = trimmed(typed).toLowerCase();
  const found = options.filter(
    (option) => option.name.toLowerCase().includes(wanted) && !chosen.some(({ code }) => code === option.code),
  );
  const isOpen = at !== null;
  const active = at === null ? -1 : Math.min(at, found.length - 1);
  useEffect(() => {
    if (isOpen) document.getElementById(list)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, list]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, list, wanted]);

  const close = () => setAt(null);
  const take = (entry: PickedEntry | undefined) => {
    if (!entry) return;
    onChange([...chosen, entry]);
    setTyped('');
    setAt(0);
  };
  const remove = (entry: PickedEntry) => {
    onChange(chosen.filter((other) => !isSame(other, entry)));
    input.current?.focus();
  };
  const step = (by: number) => setAt(isOpen ? Math.max(0, Math.min(found.length - 1, active + by)) : 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const last = chosen.at(-1);
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && found[active]) take(found[active]);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Backspace' && typed === '' && last) return remove(last);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <chakra.div
      position="relative"
      minW="0"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <Box>
        {chosen.map((entry) => (
          <EntryChip
            key={`${entry.code} ${entry.name}`}
            entry={entry}
            isFreeText={isFreeText(entry)}
            onRemove={() => remove(entry)}
          />
        ))}
        <Typed
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          value={typed}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onClick={() => setAt(active >= 0 ? active : 0)}
          onKeyDown={onKeyDown}
          {...control}
        />
      </Box>
      {isOpen && (
        <List id={list} role="listbox" aria-label={noun}>
          {found.map((option, index) => (
            <li
              key={option.code}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              // The box keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {option.name}
            </li>
          ))}
          {found.length === 0 && (
            <chakra.li role="option" aria-disabled aria-selected={false} color="fg.subtle">
              {options.length === 0 ? `No ${noun.toLowerCase()} are listed` : 'No matches'}
            </chakra.li>
          )}
        </List>
      )}
    </chakra.div>
  );
}
