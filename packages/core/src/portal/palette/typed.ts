import { searchMinimum } from '../../practice/location/index.js';
import { trimmed, visibleLength } from '../../base/text/index.js';
import { paletteKinds, type PaletteKind } from './kind.js';

/** Maximum length of the palette's text, equal to that of the client search (C-009). @see P-287 */
export const paletteMaximum = 50;

/** The prefix characters that select certain kinds, each with a description. @see P-287 */
export const paletteSigns = [
  { sign: '#', asksFor: 'Rx number', kinds: ['prescription'] },
  { sign: '@', asksFor: 'client or patient', kinds: ['client', 'patient'] },
  { sign: '>', asksFor: 'action', kinds: ['action'] },
] as const satisfies readonly {
  readonly sign: string;
  readonly asksFor: string;
  readonly kinds: readonly PaletteKind[];
}[];

/** A parsed text of the palette. */
export interface TypedPalette {
  /** Without the prefix character, trimmed; empty if there is nothing to search. */
  readonly text: string;
  /** The kinds that the prefix character selects; all of them without one. */
  readonly kinds: readonly PaletteKind[];
}

/**
 * Parses the text and the selected kinds.
 *
 * @param typed - of any length
 * @see P-287
 */
export function readTyped(typed: string): TypedPalette {
  const text = trimmed(typed);
  const asked = paletteSigns.find(({ sign }) => text.startsWith(sign));
  return asked ? { text: trimmed(text.slice(asked.sign.length)), kinds: asked.kinds } : { text, kinds: paletteKinds };
}

/** Whether a text is long enough to search records; screens, actions and recent records have no minimum. @see P-287 */
export const searchesRecords = (text: string): boolean => visibleLength(text) >= searchMinimum.general;
