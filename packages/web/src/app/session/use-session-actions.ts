import { impersonationExit } from '@signa/core/administration';
import { ExitImpersonationDocument } from '@signa/core/contract/typed';
import { useNavigate } from 'react-router';
import { impersonatedUsername } from '../../client/browser-storage';
import { deleteAllUnsent } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import { forgetRecents } from '../../platform/recents/stored-recents';
import { useServices } from '../../platform/services/services';

/** Exits: from an impersonation or from the portal. */
export function useSessionActions() {
  const { call, kept, cache, identity, notices } = useServices();
  const navigate = useNavigate();

  /** Returns to the support user even if the server cannot be reached. */
  const exitImpersonation = async () => {
    await call(ExitImpersonationDocument, {});
    deleteAllUnsent();
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
      // Unsent work of practice users is kept for them and shown to nobody else; see docs/decisions/0016.
      deleteAllUnsent();
    }
    kept.clear();
    forgetRecents();
    notices.forget();
    cache.clear();
    await identity.signOut();
  };

  return { exitImpersonation, signOut };
}
