import { chakra } from '@chakra-ui/react';
import { searchedPhone } from '@signa/core/client';
import type { ClientSearchFields } from '@signa/core/client';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../part/button/button';
import { KeyHints } from '../../part/list/key-hints';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Dialog } from '../../part/overlay/dialog';
import { LocalMatches } from './client-matches';
import { SearchFields } from './search-fields';
import { useClientMatches } from './use-client-matches';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
];

export interface SearchStepProps {
  readonly steps: ReactNode;
  readonly fields: ClientSearchFields;
  readonly onChange: (change: Partial<ClientSearchFields>) => void;
  /** Nobody of them is meant. */
  readonly onManual: () => void;
  readonly onClose: () => void;
}

/** Step 1: whoever is there already is not added a second time (C-028, C-029). */
export function SearchStep({ steps, fields, onChange, onManual, onClose }: SearchStepProps) {
  const id = useId();
  const matches = useClientMatches(fields);
  const last = useRef<HTMLInputElement>(null);
  const manual = useRef<HTMLButtonElement>(null);
  const { list, onKeyDown, first } = useRowKeys<HTMLUListElement>(last);
  const nobody = matches.isSettled && matches.found?.count === 0;
  const onFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    last.current = event.currentTarget;
    // Nobody is opened, or added beside, who was not seen yet: the first Enter asks.
    if (event.key === 'Enter' && matches.isAsked && !matches.isSettled) return matches.askNow();
    if (nobody || !matches.isAsked) manual.current?.focus();
    else first();
  };
  const footer = (
    <>
      <chakra.span me="auto" alignSelf="center">
        <KeyHints hints={hints} />
      </chakra.span>
      <Button keys={['Esc']} onClick={onClose}>
        Cancel
      </Button>
      <Button ref={manual} type="submit" form={id} variant={nobody ? 'solid' : 'outline'} keys={['Ctrl', 'Enter']}>
        Add Client Manually
      </Button>
    </>
  );
  return (
    <Dialog title="Search for Client" width="form" steps={steps} footer={footer} onClose={onClose}>
      <chakra.form
        id={id}
        noValidate
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          onManual();
        }}
      >
        <SearchFields fields={fields} onChange={onChange} onKeyDown={onFieldKey} />
        <chakra.div
          display="grid"
          gap="4"
          gridAutoFlow={{ base: 'row', md: 'column' }}
          gridAutoColumns="minmax(0, 1fr)"
        >
          <LocalMatches matches={matches} phone={searchedPhone(fields.phone)} list={list} onKeyDown={onKeyDown} />
        </chakra.div>
      </chakra.form>
    </Dialog>
  );
}
