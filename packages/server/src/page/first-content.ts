import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pathToFileURL } from 'node:url';
import { applicationHeader, type DrawFirstPage, queryNames } from '@signa/core/operation';
import type { Clock } from '@signa/core/time';
import type { Execute } from '../api/execute.js';
import type { Log } from '../observe/log.js';
import { sealedIn } from './page-cookie.js';
import type { PageKeys } from './page-keys.js';

export interface FirstContentNeeds {
  /** Answers calls of the person for whom the `authorization` is a sealed key. */
  readonly execute: Execute;
  readonly keys: PageKeys;
  readonly clock: Clock;
  readonly portalConfig: unknown;
  readonly isSecure: boolean;
  readonly log: Log;
  /** The portal's build that draws, by its path. */
  readonly drawing: string;
}

/** The first content of a page for whoever asks for it; null where it comes without. Never rejects. */
export type FirstContent = (request: IncomingMessage) => (() => Promise<string | null>) | null;

export interface FirstContents {
  readonly of: FirstContent;
  /** Makes ready what draws for whoever will ask, before they wait for it. */
  readonly warm: (sealed: string) => void;
}

/** Milliseconds after which a page goes out without its content: the portal itself is not slower. */
const patience = 800;

/**
 * Draws the first content of a page for a person of whom the portal left word (docs/decisions/0022). It reads as they
 * may read, by the same calls, and can change nothing.
 */
export function openFirstContent(needs: FirstContentNeeds): FirstContents {
  let drawing: Promise<DrawFirstPage | null> | undefined;
  const report = (error: unknown) => {
    needs.log.error({ error }, 'a page goes out without its first content');
    return null;
  };
  const brought = () => (drawing ??= loadDrawing(needs.drawing).catch(report));
  const of: FirstContent = (request) => {
    const sealed = isVisit(request) ? sealedIn(request.headers.cookie, needs.isSecure) : null;
    if (sealed === null) return null;
    const drawn = brought()
      .then((draw) => draw && content(needs, draw, request.url ?? '/', sealed))
      .catch(report);
    const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref());
    return () => Promise.race([drawn, late]);
  };
  let isWarm = false;
  const warm = (sealed: string) => {
    if (isWarm) return;
    isWarm = true;
    // Code that ran once runs many times faster.
    void brought()
      .then((draw) => draw && content(needs, draw, '/', sealed))
      .catch(report);
  };
  return { of, warm };
}

/** A person opens a page; a frame of it, or a script that looks for a new build, has no use for content. */
const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

async function loadDrawing(path: string): Promise<DrawFirstPage | null> {
  if (!existsSync(path)) return null;
  const module = (await import(pathToFileURL(path).href)) as { readonly drawFirstPage: DrawFirstPage };
  return module.drawFirstPage;
}

async function content(
  { keys, clock, portalConfig, execute }: FirstContentNeeds,
  draw: DrawFirstPage,
  url: string,
  sealed: string,
): Promise<string | null> {
  const now = clock.now();
  const key = await keys.open(sealed, new Date(now));
  if (!key) return null;
  const call = async (text: string): Promise<unknown> => {
    const body = JSON.parse(text) as { readonly operationName: string };
    if (!(queryNames as readonly string[]).includes(body.operationName))
      throw new Error(`A first content only reads; it called ${body.operationName}`);
    const answer = await execute({
      authorization: `Bearer ${sealed}`,
      application: applicationHeader.value,
      impersonated: null,
      idempotencyKey: null,
      body,
    });
    // As over the wire: dates and the like become texts.
    return JSON.parse(JSON.stringify(answer.body)) as unknown;
  };
  return await draw({ ...key, url, config: portalConfig, now, call });
}
