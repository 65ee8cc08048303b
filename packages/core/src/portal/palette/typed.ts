import { searchMinimum } from '../../practice/location/index.js';
import { trimmed, visibleLength } from '../../base/text/index.js';
import { paletteKinds, type PaletteKind } from './kind.js';

/** Characters that the palette's field takes, as the search of clients does (C-009). @see P-287 */
export const paletteMaximum = 50;

/** The signs that ask for some kinds alone, each with what it asks for in words. @see P-287 */
export const paletteSigns = [
  { sign: '#', asksFor: 'Rx number', kinds: ['prescription'] },
  { sign: '@', asksFor: 'client or patient', kinds: ['client', 'patient'] },
  { sign: '>', asksFor: 'action', kinds: ['action'] },
] as const satisfies readonly {
  readonly sign: string;
  readonly asksFor: string;
  readonly kinds: readonly PaletteKind[];
}[];

/** A typed text as the palette reads it. */
export interface TypedPalette {
  /** Without the sign, trimmed; empty where nothing is asked for. */
  readonly text: string;
  /** The kinds that the sign leaves; all of them without one. */
  readonly kinds: readonly PaletteKind[];
}

/**
 * What is asked for, and of which kinds.
 *
 * @param typed - of any length
 * @see P-287
 */
export function readTyped(typed: string): TypedPalette {
  const text = trimmed(typed);
  const asked = paletteSigns.find(({ sign }) => text.startsWith(sign));
  return asked ? { text: trimmed(text.slice(asked.sign.length)), kinds: asked.kinds } : { text, kinds: paletteKinds };
}

/** Whether records are searched by a text; screens, actions and what was opened last are found by any. @see P-287 */
export const searchesRecords = (text: string): boolean => visibleLength(text) >= searchMinimum.general;
