import { createReadStream } from 'node:fs';

/** Where the bytes of a file of records come from; they are read several times. */
export interface ImportSource {
  /** As messages name the file. */
  readonly name: string;
  readonly read: () => AsyncIterable<Buffer>;
}

/** A file on the operator's machine. */
export const fileSource = (path: string): ImportSource => ({
  name: path,
  read: () => createReadStream(path) as AsyncIterable<Buffer>,
});
