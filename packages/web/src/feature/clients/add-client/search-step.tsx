import { chakra } from '@chakra-ui/react';
import { caretakersInOrder, type ClientSearchFields, personOfTyped, searchedPhone } from '@signa/core/clients';
import { isPimsImportOn } from '@signa/core/practice';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../part/button/button';
import { KeyHints } from '../../../part/list/key-hints';
import { useRowKeys } from '../../../part/list/use-row-keys';
import { Dialog } from '../../../part/overlay/dialog';
import { usePractice } from '../../../platform/practice/practice';
import { usePimsAccount } from '../../../platform/practice/use-pims-account';
import { typedInSearch } from '../same-client/typed-client';
import { useSameClients } from '../same-client/use-same-clients';
import { LocalMatches } from './client-matches';
import { SearchFields } from './search-fields';
import { PimsMatch } from './pims-match';
import { PimsResults } from './pims-matches';
import { useChooseCaretaker } from './use-choose-caretaker';
import type { ChooseCaretaker } from './use-choose-caretaker';
import { useClientMatches } from './use-client-matches';
import { usePimsMatches } from './use-pims-matches';
import { useDebounced } from '../../../part/list/use-debounced';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
];

interface SearchStepProps extends ChooseCaretaker {
  readonly steps: ReactNode;
  readonly fields: ClientSearchFields;
  readonly onChange: (change: Partial<ClientSearchFields>) => void;
  /** Called if none of the matches is the client. */
  readonly onManual: () => void;
  readonly onClose: () => void;
}

/** Step 1: search first, so that no existing client is added twice (C-028, C-029). */
export function SearchStep({ steps, fields, onChange, onManual, onClose, onKnown, onNew }: SearchStepProps) {
  const id = useId();
  const { location, features, mayUse } = usePractice();
  const own = usePimsAccount();
  const account = mayUse('searchPimsCaretakers') ? own : null;
  const { rested, restNow } = useDebounced(fields);
  const matches = useClientMatches(fields, rested);
  const theirs = usePimsMatches(account, fields, rested);
  const typed = typedInSearch(rested);
  const { candidates } = useSameClients(typed);
  const local = [...candidates.map(({ locationClient }) => locationClient), ...(matches.found?.data ?? [])];
  const choice = useChooseCaretaker({ onKnown, onNew });
  const last = useRef<HTMLInputElement>(null);
  const manual = useRef<HTMLButtonElement>(null);
  const { list, onKeyDown, first } = useRowKeys<HTMLDivElement>(last);
  const noneHere = matches.isSettled && matches.found?.count === 0 && candidates.length === 0;
  const noneInPims = account === null || theirs.failed || (theirs.isSettled && theirs.found?.length === 0);
  const nobody = noneHere && noneInPims;
  const isAnybody = (matches.found?.data.length ?? 0) + candidates.length + (theirs.found?.length ?? 0) > 0;
  const onFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    last.current = event.currentTarget;
    // While results are stale, Enter runs the search instead of opening or adding a client the user hasn't seen.
    if (event.key === 'Enter' && matches.isAsked && !matches.isSettled) return restNow();
    if (!isAnybody || !matches.isAsked) manual.current?.focus();
    else first();
  };
  const phone = searchedPhone(fields.phone);
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
          ref={list}
          onKeyDown={onKeyDown}
          display="grid"
          gap="4"
          gridAutoFlow={{ base: 'row', md: 'column' }}
          gridAutoColumns="minmax(0, 1fr)"
        >
          <LocalMatches matches={matches} phone={phone} likely={candidates} />
          {account && (
            <PimsResults type={account.pimsConnectionType} matches={theirs} isChoiceLost={choice.failed}>
              {caretakersInOrder(personOfTyped(typed), theirs.found ?? []).map(
                ({ candidate: caretaker, judgement }) => (
                  <PimsMatch
                    key={caretaker.id}
                    caretaker={caretaker}
                    judgement={judgement}
                    local={local}
                    search={matches.filter}
                    isBusy={choice.busyWith === caretaker.id}
                    onChoose={isPimsImportOn(location, features) ? () => choice.choose(caretaker) : null}
                  />
                ),
              )}
            </PimsResults>
          )}
        </chakra.div>
      </chakra.form>
    </Dialog>
  );
}
