/** Tests the command line's sign-in methods, and the lifetime of its session. */
import { check } from '../check.mjs';
import { openVisitor } from '../visitor.mjs';
import { openCommandLine } from './command-line.mjs';
import { answersOf } from './portal-sign-in.mjs';

const support = 'support@signa.test';

export async function askCommandLine({ url }) {
  const signa = openCommandLine(url);
  const isWho = async (email) => {
    const { code, out, err } = await signa.run('whoami', '--json');
    return (code === 0 && JSON.parse(out).username === email) || `${code}: ${err}`;
  };
  const checks = [
    await check('loopback', 'signs in by a browser that comes back to this machine', () => byBrowser(signa)),
    await check('loopback call', 'its access token opens calls', () => isWho(support)),
    await check('refresh', 'renews its session without a question, by a refresh token that works once', async () => {
      const before = signa.session();
      const who = await isWho(support);
      const after = signa.session();
      const isNew = before.refreshToken !== undefined && after.refreshToken !== before.refreshToken;
      return (who === true && isNew) || `${who}, ${before.refreshToken ? 'with' : 'without'} a refresh token`;
    }),
    await check('refresh at once', 'several commands at the same moment renew it once', async () => {
      const found = await Promise.all([isWho(support), isWho(support), isWho(support)]);
      return found.every((one) => one === true) || found;
    }),
    await check('refresh stolen', 'a refresh token that was used is refused, and asked for no more', async () => {
      const before = signa.session();
      await isWho(support);
      signa.keep({ ...before, expiresAt: 0 });
      const { code } = await signa.run('whoami');
      return code === 3 || `it ends with ${code}`;
    }),
    await check('device', 'signs in by a code on another device', () => byDevice(signa)),
    await check('device call', 'its access token opens calls', () => isWho(support)),
    await check('logout', 'takes its refresh token back', async () => {
      const before = signa.session();
      const { code } = await signa.run('logout');
      signa.keep({ ...before, expiresAt: 0 });
      const after = await signa.run('whoami');
      return (code === 0 && after.code === 3) || `${code}, then ${after.code}`;
    }),
  ];
  signa.remove();
  return checks;
}

async function byBrowser(signa) {
  const login = signa.start('login');
  const address = await login.hears(/^(http:\S+)$/m);
  const visitor = await openVisitor();
  const { text } = await visitor.walk(address, answersOf(support));
  await visitor.close();
  const { code, err } = await login.ended;
  return (code === 0 && text.includes('You are signed in')) || `${code}: ${err}`;
}

async function byDevice(signa) {
  const login = signa.start('login', '--device');
  const address = await login.hears(/Or open (\S+),/);
  const visitor = await openVisitor();
  const { text } = await visitor.walk(address, answersOf(support));
  await visitor.close();
  const { code, err } = await login.ended;
  return code === 0 || `${code}: ${err} ${text.slice(0, 200)}`;
}
