import { connectPaths, readCodeRequest, readTokenRequest } from '@signa/core/pims';
import { known, type PostRoutes } from '../api/post-endpoint.js';
import { beginConnection } from './begin-connection.js';
import type { ConnectDeps } from './connect-deps.js';
import { finishConnection } from './finish-connection.js';

/** The calls that connect a location by a redirect to its PIMS. */
export const connectRoutes = (deps: ConnectDeps): PostRoutes => ({
  [connectPaths.code]: (body) => {
    const asked = known(readCodeRequest(body), 'Send locationId and redirectUri.');
    return (asker) => beginConnection(deps, asker, asked);
  },
  [connectPaths.token]: (body) => {
    const asked = known(readTokenRequest(body), 'Send locationId and url.');
    return (asker) => finishConnection(deps, asker, asked);
  },
});
