import { chakra } from '@chakra-ui/react';
import { searchHint } from '@signa/core/clients';
import { GetLocationDocument, LocationsDocument } from '@signa/core/contract/typed';
import { emptyTexts, isSearchable, pageSizes, searchMaximum } from '@signa/core/practice';
import { trimmed } from '@signa/core/base';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOperation } from '../../../client/query/use-operation';
import { Field } from '../../../part/field/field';
import { TextInput } from '../../../part/field/text-input';
import { FilterChip } from '../../../part/list/filter-chip';
import { focusSoon } from '../../../part/list/focus-soon';
import { resultRow } from '../../../part/list/result-row';
import { useDebounced } from '../../../part/list/use-debounced';
import { useRowKeys } from '../../../part/list/use-row-keys';

interface LocationFilterProps {
  readonly locationId: string | null;
  readonly onChange: (locationId: string | null) => void;
}

/** Filters users by location. Locations are searched because there are too many to list. */
export function LocationFilter({ locationId, onChange }: LocationFilterProps) {
  const chosen = useOperation(GetLocationDocument, { id: locationId ?? '' }, { enabled: locationId !== null });
  const name = locationId === null ? null : (chosen.data?.location?.name ?? '…');
  return (
    <FilterChip name="Location" value={name} onClear={() => onChange(null)}>
      {(close) => (
        <LocationChoice
          onChoose={(id) => {
            onChange(id);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

function LocationChoice({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const [typed, setTyped] = useState('');
  const { rested, restNow } = useDebounced(trimmed(typed));
  const isAsked = rested !== '' && isSearchable(rested);
  const read = useOperation(
    LocationsDocument,
    { filter: rested, activeFilterType: 'all', includeOrganization: true, skip: 0, take: pageSizes.locations },
    { enabled: isAsked, keepOld: true },
  );
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => focusSoon(() => input.current), []);
  const { list, onKeyDown, first } = useRowKeys<HTMLUListElement>(input);
  const found = isAsked ? read.data?.locations : undefined;
  return (
    <chakra.div p="1" w="20rem" maxW="full" onKeyDown={onKeyDown}>
      <Field label="Find A Location" help={searchHint(typed)}>
        <TextInput
          ref={input}
          type="search"
          icon={Search}
          value={typed}
          most={searchMaximum.clients}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter') restNow();
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            first();
          }}
        />
      </Field>
      <chakra.div role="status" textStyle="meta" color="fg.muted" px="1">
        {isAsked && read.failure && 'The locations could not be searched.'}
        {found?.length === 0 && emptyTexts.data}
      </chakra.div>
      {found && found.length > 0 && (
        <chakra.ul ref={list} aria-label="Locations" aria-busy={read.old || undefined} mt="1">
          {found.map(({ id, name, organization }) => (
            <li key={id}>
              <chakra.button
                type="button"
                data-row
                css={resultRow}
                px="2"
                w="full"
                textAlign="start"
                borderRadius="control"
                onClick={() => onChoose(id)}
              >
                <chakra.span display="block" overflowWrap="anywhere">
                  {name}
                </chakra.span>
                <chakra.span display="block" textStyle="meta" color="fg.muted" overflowWrap="anywhere">
                  {organization?.name}
                </chakra.span>
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
