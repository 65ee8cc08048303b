import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { deleteAllUnsent } from '../../prescription-form/unsent/unsent-work';
import { useFormLists } from '../../prescription-form/lists/use-form-lists';
import { renderScreen } from '../../../../testing/render';
import {
  button,
  createTaskServer,
  draft,
  openRequest,
  patient,
  product,
  queryButton,
  renewal,
  signButton,
  task,
} from './form.test-data';
import { OpenTask } from './open-task';
import { seriousPanel, signing } from './signing.test-data';

const linksIn = (place: HTMLElement | null) =>
  Object.fromEntries(
    [...(place?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
  );
const feline = { code: 'feline', name: 'Feline', icon: 'cat' } as const;
const spotOn = product({ ingredients: ['permethrin'], productSpecies: ['canine'] });

describe('links from an open request', () => {
  it("P-261 lead from the signing summary to the patient, the client, and the patient's history", async () => {
    await openRequest(renewal());
    expect(linksIn(signing())).toMatchObject({
      Otis: '/clients/profile/5?patientId=Ng%3D%3D',
      'Marcus Thibodeaux': '/clients/profile/5',
      History: '/history?patient=6',
    });
  });

  it('P-261 lead to the record that may be wrong about a contraindication', async () => {
    await openRequest(renewal(spotOn, { locationPatient: patient({ species: feline }) }));
    expect(linksIn(seriousPanel())['species or allergies of Otis']).toBe('/clients/profile/5?patientId=Ng%3D%3D');
  });

  it('P-261 omit the record link without a contraindication', async () => {
    await openRequest(renewal(product({ productSpecies: ['feline'] })));
    expect(Object.keys(linksIn(seriousPanel()))).not.toContain('species or allergies of Otis');
  });

  it('P-264 show the decline key on its button', async () => {
    await openRequest(renewal());
    expect(queryButton('Decline… the request for Otis')?.querySelector('kbd')?.getAttribute('data-key')).toBe('D');
  });

  it('P-255 sign nothing on key repeat from an earlier press', async () => {
    await openRequest(renewal());
    expect(fireEvent.keyDown(button(signButton), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button(signButton), { key: 'Enter' })).toBe(true);
  });
});

function Reopening() {
  const lists = useFormLists();
  const [isOpen, setOpen] = useState(true);
  const close = () => undefined;
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Toggle</button>
      {isOpen && <OpenTask row={task()} lists={lists} onDone={close} onDecline={close} />}
    </>
  );
}

describe('a reopened request', () => {
  it('P-164 P-246 starts with the latest saved draft rather than cached data', async () => {
    deleteAllUnsent();
    const server = createTaskServer(task());
    const { user, services } = renderScreen(<Reopening />, { server });
    await screen.findByLabelText('Directions');
    await user.click(screen.getByRole('button', { name: 'Toggle' }));
    const prescription = draft({ directions: 'Give two.' });
    server.answer('GetPrescriptionTask', { prescriptionTask: task({ prescriptionId: prescription.id, prescription }) });
    await services.cache.invalidateQueries();
    await user.click(screen.getByRole('button', { name: 'Toggle' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Directions').value).toBe('Give two.'));
    expect(screen.queryByText(/Saving yours replaces it/)).toBeNull();
  });
});
