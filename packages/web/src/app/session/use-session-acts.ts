import { impersonationExit } from '@signa/core/administration';
import { ExitImpersonationDocument } from '@signa/core/contract/typed';
import { useNavigate } from 'react-router';
import { impersonatedUsername } from '../../client/browser-storage';
import { letGoEverything } from '../../feature/prescription-form/unsent/unsent-work';
import { forgetRecents } from '../../platform/recents/kept-recents';
import { useServices } from '../../platform/services/services';

/** Leaving: an impersonation, or the portal. */
export function useSessionActs() {
  const { call, kept, cache, identity, notices } = useServices();
  const navigate = useNavigate();

  /** The support user is themselves again; whether the server could be told does not keep them inside. */
  const exitImpersonation = async () => {
    await call(ExitImpersonationDocument, {});
    letGoEverything();
    const { store, remove, goTo } = impersonationExit(identity.current()?.username ?? '');
    kept.clearSession();
    notices.forget();
    kept.remove(remove);
    kept.write(store);
    cache.clear();
    await navigate(goTo);
  };

  const signOut = async () => {
    if (impersonatedUsername(kept) !== null) {
      await call(ExitImpersonationDocument, {});
      // What a practice's own people typed waits for them, and is shown to nobody else; see docs/decisions/0016.
      letGoEverything();
    }
    kept.clear();
    forgetRecents();
    notices.forget();
    cache.clear();
    await identity.signOut();
  };

  return { exitImpersonation, signOut };
}
