import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Checkbox } from '../field/checkbox';
import { ChoiceSearch } from './choice-search';
import type { ChoiceSearchState } from './choice-search';
import { NarrowedChoices } from './narrowed-choices';
import type { NarrowedChoicesProps } from './narrowed-choices';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A second line, such as the city of a location; it is searched too. */
  readonly note?: string | null;
  readonly count?: number;
}

const textOf = ({ label, note }: Choice) => (note ? `${label} ${note}` : label);

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  w: 'full',
  minH: '8',
  px: '2',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
} as const;

interface SingleChoiceProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
  /** Set if the choices are one page of a server search; otherwise the list searches its own choices. */
  readonly search?: ChoiceSearchState | undefined;
}

/** A single choice in a filter. Arrow keys move, Enter selects, and long lists are searchable. */
export function SingleChoice({ label, choices, value, onChoose, search }: SingleChoiceProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const all = list.current?.querySelectorAll<HTMLElement>('[role=option]');
    (list.current?.querySelector<HTMLElement>('[aria-selected=true]') ?? all?.[0])?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const at = all.findIndex((entry) => entry === document.activeElement);
    all[(at + step + all.length) % all.length]?.focus();
  };
  const rows = (shown: readonly Choice[]) => (
    <div ref={list} role="listbox" aria-label={label} onKeyDown={onKeyDown}>
      {shown.map((choice) => {
        const chosen = choice.value === value;
        return (
          <chakra.button
            key={choice.value}
            type="button"
            role="option"
            aria-selected={chosen}
            onClick={() => onChoose(choice.value)}
            {...row}
            color={chosen ? 'accent.fg' : undefined}
            fontWeight={chosen ? 'semibold' : undefined}
            bg={chosen ? 'accent.subtle' : undefined}
            css={{
              '&:hover, &:focus': { bg: chosen ? 'accent.subtle' : 'bg.hover' },
              '&:focus-visible': { outlineOffset: '-2px' },
            }}
          >
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {choice.label}
              {choice.note && (
                <chakra.span display="block" textStyle="label" color="fg.subtle" fontWeight="normal">
                  {choice.note}
                </chakra.span>
              )}
            </chakra.span>
            <Count count={choice.count} />
          </chakra.button>
        );
      })}
    </div>
  );
  return (
    <Narrowed
      label={label}
      items={choices}
      isChosen={(choice) => choice.value === value}
      rows="[role=option]"
      search={search}
    >
      {rows}
    </Narrowed>
  );
}

interface MultipleChoiceProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** Same as for a single choice. */
  readonly search?: ChoiceSearchState | undefined;
}

export function MultipleChoice({ label, choices, values, onChange, search }: MultipleChoiceProps) {
  return (
    <Narrowed
      label={label}
      items={choices}
      isChosen={(choice) => values.includes(choice.value)}
      rows="input[type=checkbox]"
      search={search}
    >
      {(shown) => (
        <div role="group" aria-label={label}>
          {shown.map((choice) => (
            <chakra.div
              key={choice.value}
              {...row}
              css={{ '&:hover': { bg: 'bg.hover' }, '& > label': { flex: 1, minHeight: '2rem' } }}
            >
              <Checkbox
                checked={values.includes(choice.value)}
                onChange={(on) =>
                  onChange(on ? [...values, choice.value] : values.filter((value) => value !== choice.value))
                }
                after={<Count count={choice.count} />}
              >
                {choice.label}
              </Checkbox>
            </chakra.div>
          ))}
        </div>
      )}
    </Narrowed>
  );
}

type NarrowedProps = Omit<NarrowedChoicesProps<Choice>, 'textOf'> & {
  readonly search: ChoiceSearchState | undefined;
};

function Narrowed({ search, children, ...list }: NarrowedProps) {
  if (!search) return <NarrowedChoices {...list} textOf={textOf} children={children} />;
  return (
    <ChoiceSearch label={list.label} rows={list.rows} search={search}>
      {children(list.items)}
    </ChoiceSearch>
  );
}

function Count({ count }: { readonly count: number | undefined }) {
  return count === undefined ? null : (
    <chakra.span color="fg.subtle" textStyle="meta">
      {count}
    </chakra.span>
  );
}
