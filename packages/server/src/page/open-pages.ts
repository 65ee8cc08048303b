import type { Clock } from '@signa/core/time';
import type { Bearer } from '../access/bearer.js';
import { type ExecuteNeeds, openExecutor } from '../api/execute.js';
import type { Log } from '../observe/log.js';
import { type FirstContent, openFirstContent } from './first-content.js';
import { openPageBearer } from './page-bearer.js';
import { openPageKeys } from './page-keys.js';
import { type WordEndpoint, openWordEndpoint } from './word-endpoint.js';

export interface PagesNeeds extends ExecuteNeeds {
  readonly bearer: Bearer;
  readonly clock: Clock;
  readonly log: Log;
  /** What the portal asks for before it starts. */
  readonly portalConfig: unknown;
  /** The address that people reach the server under. */
  readonly url: string;
  /** Shared by all servers of that address; null for one that is alone. */
  readonly secret: Uint8Array | null;
  /** The portal's build that draws, by its path. */
  readonly drawing: string;
}

/** What lets pages come with their first content: the portal leaves word of a person, and they are known with the next one. */
export interface Pages {
  readonly word: WordEndpoint;
  readonly firstContent: FirstContent;
}

export function openPages(needs: PagesNeeds): Pages {
  const keys = openPageKeys(needs.secret ?? undefined);
  const isSecure = needs.url.startsWith('https:');
  const execute = openExecutor({ ...needs, bearer: openPageBearer(keys) });
  const content = openFirstContent({ ...needs, execute, keys, isSecure });
  return { firstContent: content.of, word: openWordEndpoint({ ...needs, keys, isSecure, onWord: content.warm }) };
}
