import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepUnsent, deleteAllUnsent } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import { newBasis, newSubject, rememberNew } from '../../feature/prescribing/wizard/unsent/new-work';
import { renderScreen } from '../../testing/render';
import { samplePractice } from '../../testing/sample-practice';
import { UnsentForClientLine } from './unsent-for-client-line';

const practice = samplePractice();
const person = { locationUserId: practice.assignment.id, locationId: practice.location.id };

function begin(clientId: string, productId: string, about: string, at: string): void {
  const subject = newSubject({ clientId, patientId: '6', productId });
  keepUnsent({ ...person, subject }, { typed: {}, basis: newBasis, at });
  rememberNew(person, { subject, to: `/create/rx/${productId}`, about, at });
}
const offered = () =>
  ['Gabapentin for Otis', 'Galliprant for Otis', 'Carprofen for Pepper'].filter(
    (about) => screen.queryByText(new RegExp(about)) !== null,
  );

beforeEach(() => deleteAllUnsent());

describe('unsent new prescriptions of a client', () => {
  it("are all offered in that client's profile, without those of other clients", async () => {
    // The newest one belongs to another client whose ID starts with the same digit.
    begin('5', '1', 'Gabapentin for Otis', '2026-11-20T15:00:00.000Z');
    begin('5', '2', 'Galliprant for Otis', '2026-11-20T16:00:00.000Z');
    begin('51', '3', 'Carprofen for Pepper', '2026-11-20T17:00:00.000Z');
    const { user, path } = renderScreen(<UnsentForClientLine clientId="5" />, { practice });
    expect(offered()).toEqual(['Gabapentin for Otis', 'Galliprant for Otis']);
    const [newest, other] = screen.getAllByRole('button', { name: 'Discard' });
    await user.click(newest!);
    expect(offered()).toEqual(['Gabapentin for Otis']);
    expect(other?.isConnected).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(path()).toBe('/create/rx/1');
  });
});
