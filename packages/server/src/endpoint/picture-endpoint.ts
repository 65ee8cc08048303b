import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PictureAddress, pictureLimits, pictureTexts, readPictureAddress, readUploadPath } from '@signa/core/base';
import type { Database } from '../database/database.js';
import { answerJson } from '../http/answer.js';
import { findPicture } from '../store/practice/user/picture-store.js';
import { type FileCallDeps, notAllowed, openFileCall } from './file-call.js';

interface PictureEndpointDeps extends FileCallDeps {
  readonly database: Database;
}

/** Uploads and serves profile pictures; false for any other path. */
export type PictureEndpoint = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** POST /profile-picture/{locationUserId}: the operation LocationUserProfilePictureUpload. */
export function openPictureEndpoint(deps: PictureEndpointDeps): PictureEndpoint {
  const call = openFileCall(deps);
  return async (request, response, path) => {
    const locationUserId = readUploadPath(path);
    if (locationUserId !== null)
      await call(request, response, {
        ...{ limit: pictureLimits.bytes, tooLarge: pictureTexts.tooLarge },
        bodyOf: (file) => ({
          operationName: 'LocationUserProfilePictureUpload',
          variables: { locationUserId, file },
        }),
      });
    const address = readPictureAddress(path);
    if (address) await show(deps, request, response, address);
    return locationUserId !== null || address !== null;
  };
}

/**
 * GET /profile-picture/{locationId}/{key}: a browser requests it without credentials, and only users who can read the
 * user get the address. The content of an address never changes.
 */
async function show(
  { database }: PictureEndpointDeps,
  request: IncomingMessage,
  response: ServerResponse,
  address: PictureAddress,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(response, 'GET, HEAD');
  const image = await database.read({ locationIds: [address.locationId] }, (sql) => findPicture(sql, address));
  if (!image) return answerJson(response, 404, { error: 'Not found' });
  response.writeHead(200, {
    'content-type': 'image/webp',
    'content-length': image.length,
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : image);
}
