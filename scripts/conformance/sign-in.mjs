/**
 * Tests Signa and its command line as clients of the package oidc-provider, certified by the OpenID Foundation: with
 * its defaults and its own pages, as an operator would set it up from docs/identity-providers.md. A proxy changes its
 * responses into ones that a client must reject.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleCli } from '../build.mjs';
import { onServerAt } from './stage/server.mjs';
import { askCommandLine } from './stage/sign-in/ask-command-line.mjs';
import { askLogout } from './stage/sign-in/ask-logout.mjs';
import { askPortal } from './stage/sign-in/ask-portal.mjs';
import { audience, commandLine, confidential, openCounterpart, portal } from './stage/sign-in/provider.mjs';

export const counterpart = 'oidc-provider';
export const argued = {};

export async function run() {
  await bundleCli();
  const folder = await mkdtemp(join(tmpdir(), 'signa-sign-in-'));
  const provider = await openCounterpart();
  const settings = {
    OIDC_ISSUER: provider.issuer,
    OIDC_AUDIENCE: audience,
    OIDC_COMMAND_LINE_CLIENT_ID: commandLine,
    REFUSALS_PER_MINUTE: '100000',
  };
  const on = (more, work) =>
    onServerAt(folder, { ...settings, ...more }, (url) => {
      provider.serve(url);
      return work({ url, provider });
    });
  try {
    // The sample is seeded only if no provider is configured.
    await onServerAt(folder, {}, () => undefined);
    const secret = { OIDC_CLIENT_ID: confidential.id, OIDC_CLIENT_SECRET: confidential.secret };
    return [
      ...(await on({ OIDC_CLIENT_ID: portal }, async (signa) => [
        ...(await askPortal(signa, 'a public portal')),
        ...(await askLogout(signa)),
        ...(await askCommandLine(signa)),
      ])),
      ...(await on(secret, (signa) => askPortal(signa, 'a portal with a secret'))),
    ];
  } finally {
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  }
}
