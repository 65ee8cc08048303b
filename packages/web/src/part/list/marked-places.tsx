import type { TextPlace } from '@signa/core/base';
import { Fragment } from 'react';

/** A text with highlighted ranges, which must be ordered and must not overlap (C-232). */
export function MarkedPlaces({ text, places }: { readonly text: string; readonly places: readonly TextPlace[] }) {
  return (
    <>
      {places.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(places[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.to ?? 0)}
    </>
  );
}
