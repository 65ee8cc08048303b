import { expect, it, vi } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import type { Identity, SignedIn } from './identity';
import { expecting } from './expected-identity';

const maya = { token: 'token-1', username: 'Maya.Okafor@wren.example' };

/** A provider that takes its time, as over the wire. */
function slowly(remembered: SignedIn | null): Identity {
  const provider = createFakeIdentity({ remembered });
  return { ...provider, restore: () => Promise.resolve().then(provider.restore) };
}

/** Whether something has settled by now. */
async function isOver(work: Promise<unknown>): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return Promise.race([work.then(() => true), Promise.resolve(false)]);
}

it('A-004 is whom the page was drawn for until the provider says so, and then who has the token', async () => {
  const onOther = vi.fn();
  const identity = expecting(slowly(maya), 'maya.okafor@wren.example', onOther);
  expect(identity.current()).toEqual({ token: '', username: 'maya.okafor@wren.example' });
  await identity.ready();
  expect(identity.current()).toEqual(maya);
  expect(onOther).not.toHaveBeenCalled();
  await identity.signOut();
  expect(identity.current()).toBeNull();
});

it.each([
  ['nobody', null],
  ['somebody else', { token: 'token-2', username: 'kim@wren.example' }],
])('A-004 lets nothing of the page stay, and asks nothing, where %s is signed in', async (_, remembered) => {
  const onOther = vi.fn();
  const identity = expecting(slowly(remembered), maya.username, onOther);
  expect(await isOver(identity.ready())).toBe(false);
  expect(onOther).toHaveBeenCalledOnce();
  expect(identity.current()).toEqual(remembered);
});
