import { containsWords } from '@signa/core/base';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChoiceSearch, choicesOfPage } from './choice-search';

/** Lists up to this length can be scanned; longer ones are searchable. */
export const scannable = 12;

export interface NarrowedChoicesProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly textOf: (item: Item) => string;
  /** Choices listed first, as they were when the list opened. */
  readonly isChosen: (item: Item) => boolean;
  /** Target of the down arrow, inside the children. */
  readonly rows: string;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** A list of choices. A list that is too long to scan is searchable and paged. */
export function NarrowedChoices<Item>(props: NarrowedChoicesProps<Item>) {
  return props.items.length > scannable ? <Searched {...props} /> : props.children(props.items);
}

function Searched<Item>({ label, items, textOf, isChosen, rows, children }: NarrowedChoicesProps<Item>) {
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState(1);
  const [first] = useState(() => new Set(items.filter(isChosen).map(textOf)));
  const found = items.filter((item) => containsWords(textOf(item), typed));
  const ordered = [
    ...found.filter((item) => first.has(textOf(item))),
    ...found.filter((item) => !first.has(textOf(item))),
  ];
  const shown = ordered.slice(0, pages * choicesOfPage);
  const search = {
    typed,
    onType: (text: string) => {
      setTyped(text);
      setPages(1);
    },
    total: items.length,
    shown: shown.length,
    found: found.length,
    onMore: () => setPages(pages + 1),
  };
  return (
    <ChoiceSearch label={label} search={search} rows={rows}>
      {children(shown)}
    </ChoiceSearch>
  );
}
