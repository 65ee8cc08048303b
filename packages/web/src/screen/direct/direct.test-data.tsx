import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Practice } from '../../platform/practice/practice';
import type { DirectSource } from '../../feature/prescribing/prescription-form/direct/direct-source';
import { useOpenDirect } from '../../feature/prescribing/prescription-form/direct/use-open-direct';
import type { FormPrescription } from '../../feature/prescribing/prescription-form/state/setting';
import { settled } from '../../testing/settled';
import { deleteAllUnsent } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import type { Rendered } from '../../testing/render';
import { createTaskServer, task } from '../../feature/prescribing/queue/open/form.test-data';
import { DirectScreen } from './direct-screen';

/** A page with a button that opens the direct form, and the form once opened. */
function Portal({ source }: { readonly source: DirectSource }) {
  const { pathname } = useLocation();
  const { open } = useOpenDirect();
  if (pathname.startsWith('/create/rx/direct')) return <DirectScreen />;
  return (
    <button type="button" onClick={() => open(source)}>
      Open it
    </button>
  );
}

export interface DirectOptions {
  readonly practice?: Practice;
  readonly prepare?: (server: FakeServer) => void;
  /** Keeps the input of an earlier visit. */
  readonly keepsUnsent?: boolean;
}

/** A server with one prescription and the lists of the form. */
export function serverWith(prescription: FormPrescription): FakeServer {
  const server = createTaskServer(task());
  server.answer('GetPrescription', { prescription: { ...prescription, issueRecord: null } });
  server.answer('GetPrescriptionToCopy', { prescriptionToCopy: prescription });
  return server;
}

/** The direct form of a source, opened from another page. */
export async function openDirect(
  source: DirectSource,
  server: FakeServer,
  options: DirectOptions = {},
): Promise<Rendered> {
  if (!options.keepsUnsent) deleteAllUnsent();
  options.prepare?.(server);
  const rendered = renderScreen(<Portal source={source} />, { server, practice: options.practice, path: '/dashboard' });
  await rendered.user.click(screen.getByText('Open it'));
  await waitFor(() => {
    if (rendered.path() !== '/create/rx/direct/') throw new Error('The form did not open');
  });
  return rendered;
}

/** Waits for the form and for the checks that the server runs before a signature. */
export async function formShown(server?: FakeServer): Promise<void> {
  await screen.findByText('Prescription', { selector: 'h3' });
  if (server) await settled(server);
}
