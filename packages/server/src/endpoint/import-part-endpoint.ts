import type { IncomingMessage, ServerResponse } from 'node:http';
import { importFileTexts, importLimits, readImportPartPath } from '@signa/core/pims';
import { type FileCallDeps, openFileCall } from './file-call.js';

/** Takes the parts of files of records; false for any other path. */
export type ImportPartEndpoint = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** POST /import-file/{locationId}/{uploadId}/{number}: the operation SendImportPart (C-330). */
export function openImportPartEndpoint(deps: FileCallDeps): ImportPartEndpoint {
  const call = openFileCall(deps);
  return async (request, response, path) => {
    const address = readImportPartPath(path);
    if (!address) return false;
    await call(request, response, {
      ...{ limit: importLimits.partBytes, tooLarge: importFileTexts.partTooLarge },
      bodyOf: (content) => ({ operationName: 'SendImportPart', variables: { ...address, content } }),
    });
    return true;
  };
}
