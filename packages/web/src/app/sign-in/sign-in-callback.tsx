import { signInFailed } from '@signa/core/failure';
import { storageOf } from '@signa/core/practice';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { impersonatedUsername } from '../../client/kept';
import { Waiting } from '../frame/waiting';
import { useServices } from '../services';
import type { Services } from '../services';

/** Finishes what came back from the identity provider once, whatever renders twice. */
const finished = new WeakMap<Services, Promise<boolean>>();

function finishOnce(services: Services): Promise<boolean> {
  const running = finished.get(services) ?? finish(services);
  finished.set(services, running);
  return running.finally(() => finished.delete(services));
}

async function finish(services: Services): Promise<boolean> {
  const { identity } = services;
  const cameBack = new URLSearchParams(window.location.search).has('state');
  if (!cameBack) return Boolean(identity.current() ?? (await identity.restore()));
  await identity.complete(window.location.href);
  await startClean(services);
  return true;
}

/**
 * A fresh sign-in is oneself: what is left of an impersonation goes, here and, for a support user, at the server
 * . The group is kept for later screens; it grants nothing.
 */
async function startClean({ call, kept }: Services) {
  if (impersonatedUsername(kept) !== null) kept.clear();
  const answer = await call('GetSupportUser', {});
  const support = answer.ok ? answer.data.supportUser : null;
  if (!support) return;
  kept.write([
    {
      key: 'inAdminSupportGroup',
      value: String(support.inAdminSupportGroup),
      place: storageOf('inAdminSupportGroup', false),
    },
  ]);
  await call('ExitImpersonation', {});
}

/** `/login/callback`: completes the sign-in and goes to `/`; a failed one says so. */
export function SignInCallback() {
  const services = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    let live = true;
    finishOnce(services).then(
      (signedIn) => live && void navigate(signedIn ? '/' : '/login', { replace: true }),
      () => {
        if (!live) return;
        services.notices.say(signInFailed);
        void navigate('/login', { replace: true });
      },
    );
    return () => {
      live = false;
    };
  }, [services, navigate]);
  return <Waiting />;
}
