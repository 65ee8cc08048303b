import { chakra } from '@chakra-ui/react';
import { type AssignmentForm, isRowChanged, sameId, searchMaximum } from '@signa/core/practice';
import { containsWords } from '@signa/core/base';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../part/button/button';
import { FieldListRow } from '../../../part/field/field-list';
import { TextInput } from '../../../part/field/text-input';
import type { UserFormState } from './use-user-form';

/** Page size. Users with no more rows than this get no search. */
const pageSize = 20;

/**
 * The visible assignments of a user with many: a page of the search results, plus every added or changed row, so that
 * nothing is saved unseen.
 */
export function useShownRows(form: UserFormState, nameOf: (row: AssignmentForm) => string) {
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState(1);
  const all = form.values.locationsUsers.map((row, at) => ({ row, at }));
  const isLong = all.length > pageSize;
  const isTouched = ({ row }: { readonly row: AssignmentForm }) =>
    isRowChanged(
      row,
      form.ground.stored.find(({ id }) => sameId(id, row.id)),
    );
  const found = all.filter(({ row }) => containsWords(nameOf(row), typed));
  const page = new Set(found.slice(0, pages * pageSize).map(({ at }) => at));
  const shown = isLong ? all.filter((one) => page.has(one.at) || isTouched(one)) : all;
  const isMore = isLong && page.size < found.length;
  return {
    shown,
    searchLine: isLong && (
      <FieldListRow>
        <chakra.div flex="1" minW="0">
          <TextInput
            type="search"
            icon={Search}
            aria-label="Search assignments"
            placeholder={`Search ${all.length} assignments by location`}
            most={searchMaximum.clients}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setPages(1);
            }}
          />
        </chakra.div>
      </FieldListRow>
    ),
    moreLine: isLong && (isMore || found.length === 0) && (
      <FieldListRow>
        <chakra.span role="status" textStyle="meta" color="fg.muted">
          {found.length === 0
            ? 'No assignment matches this location name.'
            : `${page.size} of ${found.length} assignments shown`}
        </chakra.span>
        {isMore && (
          <Button variant="link" size="sm" px="0" onClick={() => setPages(pages + 1)}>
            Show more
          </Button>
        )}
      </FieldListRow>
    ),
  } as const;
}
