import { patientToShow, patientsInOrder } from '@signa/core/clients';
import { guardRoute, menuOf } from '@signa/core/practice';
import { visitOfProfile } from '@signa/core/prescribing';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../part/button/button';
import { usePractice } from '../../../../platform/practice/practice';
import { ClientSearchPanel } from './client-search-panel';
import type { FoundClient } from '../../../clients/client-search/use-found-clients';
import { lazyPart } from '../../../../platform/lazy/lazy-part';

const newClientDialog = lazyPart(() =>
  import('../../../clients/client-form/new-client-dialog').then((module) => module.NewClientDialog),
);

/** Starts a new prescription by client; choosing one opens the profile (P-012). */
export function ByClient() {
  const navigate = useNavigate();
  const linkTo = useClientLink();
  const { mayUse } = usePractice();
  const [added, setAdded] = useState<string | null>(null);
  return (
    <>
      <ClientSearchPanel
        onChoose={(client, searched) =>
          void navigate(linkTo(client, searched), { state: { locationClientId: client.id } })
        }
        whenNoneFound={(searched) =>
          mayUse('AddLocationClient') && (
            <Button variant="accent" icon={UserRoundPlus} onClick={() => setAdded(searched)}>
              Add New Client
            </Button>
          )
        }
      />
      {added !== null && <newClientDialog.Part searched={added} onClose={() => setAdded(null)} />}
    </>
  );
}

/**
 * The link for a chosen client: the profile, at the patient that the search matched (P-012), or the wizard for users
 * who can prescribe but not open profiles (C-007).
 */
function useClientLink(): (client: FoundClient, searched: string) => string {
  const { assignment, location, features, isImpersonating } = usePractice();
  return (client, searched) => {
    const patientId = patientToShow(patientsInOrder(client), searched)?.id ?? null;
    const { path, search } = visitOfProfile({ clientId: client.id, patientId });
    const mayOpen = guardRoute({
      path,
      caller: { kind: isImpersonating ? 'impersonating' : 'practice' },
      menu: menuOf(assignment.role, location, features),
      features,
    });
    return mayOpen.outcome === 'allow' ? path + search : `/create/prescription/client/${encodeURIComponent(client.id)}`;
  };
}
