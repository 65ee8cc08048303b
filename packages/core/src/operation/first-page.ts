/** Where the portal leaves word of who works here and where, so that their next page comes with its first content. */
export const firstPagePath = '/first-page';

/** What the portal leaves there. */
export interface FirstPageWord {
  /** The location that is worked at. */
  readonly locationId: string;
  /** The side menu is put away. */
  readonly isNarrow: boolean;
}

/** What a page is drawn from before the portal runs. */
export interface FirstPageRequest extends FirstPageWord {
  /** Path and query as asked for, starting with `/`. */
  readonly url: string;
  /** Whose page it is. */
  readonly username: string;
  /** What `/config.json` answers. */
  readonly config: unknown;
  /** ISO 8601. */
  readonly now: string;
  /** Answers a call's JSON text with the JSON value that the endpoint would answer, for that person. */
  readonly call: (body: string) => Promise<unknown>;
}

/**
 * Draws the first content of a page as HTML; null where a page has none, so that it comes as it does without.
 *
 * The contract between the server, which knows the person, and the portal's build, which knows the pages.
 */
export type DrawFirstPage = (request: FirstPageRequest) => Promise<string | null>;
