/** What a selected action does. */
export type PaletteEffect =
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'add-client' }
  /** Lists the other locations in the palette itself. */
  | { readonly do: 'list-places' }
  | { readonly do: 'switch'; readonly assignmentId: string }
  | { readonly do: 'show-keys' };

export interface PaletteAction {
  readonly id: string;
  readonly title: string;
  /** The parts of the second line; omitted if the title is enough. */
  readonly notes?: readonly string[];
  /** Other words by which it is found. */
  readonly words: readonly string[];
  readonly act: PaletteEffect;
}
