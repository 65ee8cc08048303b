import type { Tracing } from '../observe/tracing.js';
import type { Handler } from './handler.js';

/**
 * Traced paths and their span names: other paths contain ids and secrets, and files and health checks are not of
 * interest.
 */
const routes: ReadonlySet<string> = new Set([
  '/graphql',
  '/session/sign-in',
  '/session/token',
  '/session/sign-out',
  '/session/back-channel',
  '/login/callback',
  '/inbound/pharmacy',
  '/inbound/storefront',
  '/inbound/pims',
]);

/** Handles each call within a span that continues the caller's trace. */
export function tracedHandler(handler: Handler, tracing: Tracing): Handler {
  return async (request, response) => {
    const { method = 'GET', url = '/', headers: caller } = request;
    const route = url.split('?')[0] ?? '/';
    if (!routes.has(route)) return await handler(request, response);
    const attributes = { 'http.request.method': method, 'http.route': route };
    await tracing.span({ name: `${method} ${route}`, kind: 'server', attributes, caller }, async () => {
      await handler(request, response);
      const { statusCode: status } = response;
      tracing.note({ 'http.response.status_code': status, ...(status >= 500 && { 'error.type': String(status) }) });
    });
  };
}
