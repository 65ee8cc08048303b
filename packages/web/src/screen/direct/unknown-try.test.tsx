import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, prescription, queryButton } from '../../feature/prescribing/queue/open/form.test-data';
import { formShown, openDirect, serverWith } from './direct.test-data';
import type { FakeServer } from '../../testing/fake-server';
import { noSigningFacts } from '../../testing/no-signing-facts';
import type { Rendered } from '../../testing/render';

const issued = prescription({ id: '41', rxNumber: 'RX-41', directions: 'Give 1 capsule.', refills: 2 });
const copy = { from: 'copy', id: '41' } as const;
const stored = prescription({ id: '78', rxNumber: 'RX-78' });
const sign = 'Authorize for Otis';
const unknownText = 'No response. Press Authorize again. It is stored only once, even if it is sent several times.';

/** Facts about the patient after the prescription was saved. */
function issuedNow({ id, rxNumber, product, unitPerFill, directions, daysSupply, refills }: typeof stored) {
  const { packsizeQty, title, productFamily, strengthDisplay } = product;
  return {
    kind: 'prescription' as const,
    id,
    uuid: id,
    rxNumber,
    at: '2026-08-12T15:04:05.000Z',
    by: 'Dr. Maya Okafor',
    product: {
      ...{ id: product.id, title, productFamily, strengthDisplay, packsizeQty, unit: 'capsules' },
      ingredients: ['Gabapentin'],
      keywords: [],
    },
    ...{ quantity: unitPerFill, directions, daysSupply, refills },
    prnFlag: false,
    fillsLeft: 3,
    unitsLeft: 90,
    isFilled: false,
    expiresOn: '2027-08-01',
    requestType: null,
    previousPrescriptionId: null,
    prescriptionId: null,
    elsewhere: null,
  };
}
const factsWith = (therapy: ReturnType<typeof issuedNow>) => ({
  signingFacts: { ...noSigningFacts.signingFacts, therapy: [therapy] },
});

const keysOf = (server: FakeServer) => server.calls('AddPrescription').map(({ headers }) => headers['idempotency-key']);
/** Joins the text, which is split because dates never break. */
const line = () =>
  [...document.querySelectorAll('[role=alert]')].find(({ textContent }) => textContent.startsWith(unknownText));

async function write(user: Rendered['user'], directions: string) {
  await user.clear(screen.getByLabelText('Directions'));
  await user.paste(directions);
}

/** An edited and authorized copy whose response was lost; then the page is reloaded. */
async function afterLostAnswer() {
  const server = serverWith(issued);
  server.breakOff('AddPrescription');
  const first = await openDirect(copy, server);
  await formShown(server);
  await write(first.user, 'Give 2 capsules.');
  expect(line()).toBeUndefined();
  await first.user.click(button(sign));
  await screen.findByText('Error Authorizing RX');
  expect(line()).toBeDefined();
  // The notice and the inline message have the same text.
  expect(screen.getByText(unknownText)).toBeDefined();
  first.unmount();
  server.answer('AddPrescription', { addPrescription: stored });
  const { user, path, unmount } = await openDirect(copy, server, { keepsUnsent: true });
  await formShown(server);
  return { server, user, path, unmount };
}

describe('a prescription that was sent without a response', () => {
  it('A-017 P-152 is sent with the same idempotency key after a reload, so that it is issued once', async () => {
    const { server, user, path } = await afterLostAnswer();
    expect(line()).toBeDefined();
    await user.click(button(sign));
    await waitFor(() => expect(path()).toContain('/clients/profile/5'));
    const [first, second] = keysOf(server);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    const [sent, again] = server.calls('AddPrescription').map(({ variables }) => variables);
    expect(again).toEqual(sent);
  });

  it('A-017 P-236 is not reported as a duplicate of itself when the same button is pressed again', async () => {
    const server = serverWith(issued);
    server.breakOff('AddPrescription');
    const first = await openDirect(copy, server);
    await formShown(server);
    await first.user.click(button(sign));
    await screen.findByText('Error Authorizing RX');
    first.unmount();
    server.answer('AddPrescription', { addPrescription: stored });
    server.answer('GetSigningFacts', factsWith(issuedNow(stored)));
    const { user, path } = await openDirect(copy, server, { keepsUnsent: true });
    await formShown(server);
    await waitFor(() => expect(server.calls('GetSigningFacts').length).toBeGreaterThan(0));
    await waitFor(() => expect(button(sign).getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(button(sign));
    await waitFor(() => expect(path()).toContain('/clients/profile/5'));
    expect(new Set(keysOf(server)).size).toBe(1);
  });

  it('A-017 is done once it has a response: the next copy is another prescription', async () => {
    const { server, user, path, unmount } = await afterLostAnswer();
    await user.click(button(sign));
    await waitFor(() => expect(path()).toContain('/clients/profile/5'));
    unmount();
    const next = await openDirect(copy, server, { keepsUnsent: true });
    await formShown(server);
    expect(line()).toBeUndefined();
    await next.user.click(button(sign));
    await waitFor(() => expect(keysOf(server)).toHaveLength(3));
    expect(keysOf(server)[2]).not.toBe(keysOf(server)[0]);
  });

  it('A-017 blocks a changed prescription until the user has checked the history', async () => {
    const { server, user } = await afterLostAnswer();
    await write(user, 'Give 3 capsules.');
    await user.click(button(sign));
    expect(await screen.findByText(/^Nothing was sent\. The form has changed since your last attempt/)).toBeDefined();
    expect(keysOf(server)).toHaveLength(1);
    expect(screen.getByText('Open the history').closest('a')?.getAttribute('href')).toBe('/history?patient=6');
    await user.click(button('It is not there'));
    expect(line()).toBeUndefined();
    await user.click(button(sign));
    await waitFor(() => expect(keysOf(server)).toHaveLength(2));
    expect(keysOf(server)[1]).not.toBe(keysOf(server)[0]);
  });

  it('A-017 is recognized when the page was left before the response', async () => {
    const server = serverWith(issued);
    const held = server.hold('AddPrescription', { addPrescription: stored });
    const first = await openDirect(copy, server);
    await formShown(server);
    await first.user.click(button(sign));
    await waitFor(() => expect(keysOf(server)).toHaveLength(1));
    first.unmount();
    await act(async () => {
      held.release();
      await Promise.resolve();
    });
    server.answer('AddPrescription', { addPrescription: stored });
    const { user, path } = await openDirect(copy, server, { keepsUnsent: true });
    await formShown(server);
    expect(line()).toBeDefined();
    await user.click(button(sign));
    await waitFor(() => expect(path()).toContain('/clients/profile/5'));
    expect(keysOf(server)[1]).toBe(keysOf(server)[0]);
  });

  it('A-017 keeps its key when the retry is rejected at the entry point', async () => {
    const { server, user } = await afterLostAnswer();
    server.fail('AddPrescription', 'FORBIDDEN', 'Not now.');
    await user.click(button(sign));
    await screen.findByText('Not now.');
    expect(line()).toBeDefined();
    server.answer('AddPrescription', { addPrescription: stored });
    await user.click(button(sign));
    await waitFor(() => expect(keysOf(server)).toHaveLength(3));
    expect(new Set(keysOf(server)).size).toBe(1);
  });

  it('A-017 leaves no question behind when the server refused it', async () => {
    const server = serverWith(issued);
    server.fail('AddPrescription', 'BAD_USER_INPUT', 'Quantity is too high.');
    const { user } = await openDirect(copy, server);
    await formShown(server);
    await user.click(button(sign));
    await screen.findByText('Quantity is too high.');
    expect(line()).toBeUndefined();
    expect(queryButton('It is not there')).toBeNull();
  });
});

describe('a save that fails and then succeeds', () => {
  it('P-224 dismisses its errors and keeps them in the list', async () => {
    const server = serverWith(issued);
    server.fail('AddPrescription', 'BAD_USER_INPUT', 'Quantity is too high.');
    const { user, services } = await openDirect(copy, server);
    await formShown(server);
    await user.click(button('Save As Draft'));
    await screen.findByText('Error Saving RX');
    await user.click(button(sign));
    await screen.findByText('Error Authorizing RX');
    server.answer('AddPrescription', { addPrescription: stored });
    await user.click(button(sign));
    expect(await screen.findByText('Rx created successfully')).toBeDefined();
    expect(screen.queryByText('Error Saving RX')).toBeNull();
    expect(screen.queryByText('Error Authorizing RX')).toBeNull();
    expect(services.notices.read().all.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Error Authorizing RX', 'Error Saving RX']),
    );
  });
});
