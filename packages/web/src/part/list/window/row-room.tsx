import { memo } from 'react';

interface RowRoomProps {
  /** Names the row in the event that asks for it. */
  readonly id: string;
  /** Where the row leads. */
  readonly href: string;
  /** As high as the row is, or may be. */
  readonly height: number;
  /** What the row says, for the browser's own search. */
  readonly text: string;
}

/** Said here too for a browser that knows `hidden` only as not there at all: the room would be lost. */
const hidden = { display: 'block', overflow: 'clip', contentVisibility: 'hidden' } as const;

/**
 * The room of a row that is not drawn. Its words are there for the search of the browser alone, which has the row drawn
 * by the event `beforematch`; whoever else needs the row asks by `drawRow`.
 */
export const RowRoom = memo(function RowRoom({ id, href, height, text }: RowRoomProps) {
  return (
    <li aria-hidden data-room={href} data-row-id={id} style={{ ...hidden, height }} ref={hideUntilFound}>
      {text}
    </li>
  );
});

/** React knows `hidden` only with and without. */
const hideUntilFound = (room: HTMLElement | null) => room?.setAttribute('hidden', 'until-found');
