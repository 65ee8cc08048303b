import { chakra } from '@chakra-ui/react';
import { searchMaximum } from '@signa/core/practice';
import { containsWords } from '@signa/core/text';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TextInput } from '../field/text-input';
import { Button } from '../button/button';
import { focusSoon } from './focus-soon';

/** So many choices are scanned by eye; more of them are searched. */
export const scannable = 12;
/** Choices of one page under a search. */
const pageSize = 50;

export interface NarrowedChoicesProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly textOf: (item: Item) => string;
  /** Listed first, as they were when the list opened. */
  readonly isChosen: (item: Item) => boolean;
  /** What arrow down leads to, inside the children. */
  readonly rows: string;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** A list of choices; one that is too long to scan is searched and shown page by page. */
export function NarrowedChoices<Item>(props: NarrowedChoicesProps<Item>) {
  return props.items.length > scannable ? <Searched {...props} /> : props.children(props.items);
}

function Searched<Item>({ label, items, textOf, isChosen, rows, children }: NarrowedChoicesProps<Item>) {
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState(1);
  const [first] = useState(() => new Set(items.filter(isChosen).map(textOf)));
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => focusSoon(() => input.current), []);
  const found = items.filter((item) => containsWords(textOf(item), typed));
  const ordered = [
    ...found.filter((item) => first.has(textOf(item))),
    ...found.filter((item) => !first.has(textOf(item))),
  ];
  const shown = ordered.slice(0, pages * pageSize);
  const firstRow = () => frame.current?.querySelector<HTMLElement>(rows);
  const noun = label.toLowerCase();
  return (
    <chakra.div ref={frame} w="20rem" maxW="full">
      <chakra.div p="1" position="sticky" top="-1" bg="bg.raised" zIndex="1">
        <TextInput
          ref={input}
          type="search"
          icon={Search}
          aria-label={`Search ${noun}`}
          placeholder={`Search ${items.length} ${noun}`}
          value={typed}
          most={searchMaximum.clients}
          onChange={(text) => {
            setTyped(text);
            setPages(1);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && typed !== '') firstRow()?.click();
            else if (event.key === 'ArrowDown') firstRow()?.focus();
            else return;
            event.preventDefault();
          }}
        />
      </chakra.div>
      {children(shown)}
      <chakra.div role="status" textStyle="meta" color="fg.muted" px="2" py="1">
        {found.length === 0
          ? 'No matches. Check the spelling, or type less.'
          : shown.length < found.length && `${shown.length} of ${found.length} shown`}
      </chakra.div>
      {shown.length < found.length && (
        <Button variant="plain" size="sm" onClick={() => setPages(pages + 1)}>
          Show more
        </Button>
      )}
    </chakra.div>
  );
}
