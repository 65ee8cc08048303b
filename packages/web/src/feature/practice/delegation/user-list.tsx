import { chakra } from '@chakra-ui/react';
import { containsWords } from '@signa/core/base';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../part/button/button';
import { tickStyle } from '../../../part/field/tick-style';

export interface ListedUser {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** The pending change of the row, or that the user is inactive. */
  readonly mark?: 'added' | 'removed' | 'not active' | null;
}

interface UserListProps {
  readonly title: string;
  readonly people: readonly ListedUser[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string, on: boolean) => void;
  readonly isLocked: boolean;
  /** The key that moves a row to the other list. If other rows are selected, it moves those. */
  readonly moveKey: 'ArrowLeft' | 'ArrowRight';
  readonly onMove: (id: string) => void;
  readonly empty: string;
  readonly below?: (person: ListedUser) => ReactNode;
  /** Set if users are searched on the server; otherwise the list filters what it has. */
  readonly search?: UserListSearch | null;
  /** Set if there are more users than the list shows. */
  readonly more?: { readonly shown: number; readonly of: number; readonly onMore: () => void } | null;
}

interface UserListSearch {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly hint: string | null;
}

const Tick = chakra('input', tickStyle);
const Search = chakra('input', {
  base: {
    w: 'full',
    h: '9',
    px: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    bg: 'transparent',
    _placeholder: { color: 'fg.subtle' },
  },
});

/** If no row is selectable, the list itself must be focusable to scroll by keyboard. */
const scrolledByKeys = (titleId: string) => ({ tabIndex: 0, 'aria-labelledby': titleId });

/**
 * Users of a location with checkboxes. Up and down arrows move between rows; a key moves a row to the other list
 * (A-075).
 */
export function UserList({
  title,
  people,
  ticked,
  onTick,
  isLocked,
  moveKey,
  onMove,
  empty,
  below,
  search = null,
  more = null,
}: UserListProps) {
  const id = useId();
  const [ownTyped, setTyped] = useState('');
  const typed = search?.typed ?? ownTyped;
  const shown = search ? people : people.filter(({ name, role }) => containsWords(`${name} ${role}`, typed));
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const at = event.target as HTMLElement;
    const person = at.dataset['person'];
    if (person === undefined) return;
    if (event.key === moveKey) {
      event.preventDefault();
      return onMove(person);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-person]')];
    rows[rows.indexOf(at) + step]?.focus();
  };
  return (
    <chakra.section
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      h="16rem"
      minW="0"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="control"
      overflow="hidden"
    >
      <chakra.h3
        textStyle="name"
        display="flex"
        justifyContent="space-between"
        px="3"
        py="2"
        bg="bg.subtle"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <chakra.span id={id}>{title}</chakra.span>
        <chakra.span color="fg.muted" fontWeight="normal">
          {more ? `${people.length} of ${more.of}` : people.length}
        </chakra.span>
      </chakra.h3>
      <Search
        type="search"
        value={typed}
        onChange={({ target }) => (search ? search.onType(target.value) : setTyped(target.value))}
        aria-label={`Search ${title}`}
        placeholder={`Search ${title.toLowerCase()}`}
        autoComplete="off"
      />
      {search && (
        <chakra.p role="status" textStyle="meta" color="fg.muted" px="3" pt={search.hint ? '1' : '0'}>
          {search.hint}
        </chakra.p>
      )}
      <chakra.ul flex="1" overflowY="auto" py="1" onKeyDown={onKeyDown} {...(isLocked && scrolledByKeys(id))}>
        {shown.map((person) => (
          <chakra.li key={person.id} px="3" py="1">
            <chakra.label display="flex" alignItems="flex-start" gap="2" cursor={isLocked ? 'default' : 'pointer'}>
              {!isLocked && (
                <chakra.span pt="0.5" display="inline-flex">
                  <Tick
                    type="checkbox"
                    data-person={person.id}
                    checked={ticked.has(person.id)}
                    onChange={(event) => onTick(person.id, event.target.checked)}
                  />
                </chakra.span>
              )}
              <chakra.span minW="0" flex="1">
                <chakra.span display="block" overflowWrap="anywhere">
                  {person.name}
                </chakra.span>
                <chakra.span textStyle="meta" color="fg.muted">
                  {person.role}
                  {person.mark && (
                    <chakra.span color="accent.fg">
                      {' '}
                      {person.mark === 'added' ? '+ added' : person.mark === 'removed' ? '− removed' : 'not active'}
                    </chakra.span>
                  )}
                </chakra.span>
              </chakra.span>
            </chakra.label>
            {below && (
              <chakra.div ps={isLocked ? '0' : '6'} pt="1">
                {below(person)}
              </chakra.div>
            )}
          </chakra.li>
        ))}
        {shown.length === 0 && (
          <chakra.li px="3" py="2" color="fg.muted">
            {people.length === 0 && typed === '' ? empty : 'No one matches this name.'}
          </chakra.li>
        )}
        {more && (
          <chakra.li px="3" py="1">
            <Button variant="link" size="sm" px="0" onClick={more.onMore}>
              Show more
            </Button>
          </chakra.li>
        )}
      </chakra.ul>
    </chakra.section>
  );
}
