import { errorNotice } from '@signa/core/base';
import { GetPrescriptionDocument } from '@signa/core/contract/typed';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useOperation } from '../../client/query/use-operation';
import { createFakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { Dialog } from '../overlay/dialog';
import { FailedLine } from '../surface/failed-line';
import { StaleNote } from './stale-note';

const number = 'K7QX-2M9R-4DTB';
const text = `Someone else was first. Request ID: ${number}`;

/** The message, and the copy button next to its request ID. */
function seen(place: HTMLElement) {
  const copies = within(place).getByRole('button', { name: 'Copy request ID' });
  return { said: place.textContent, number: within(place).getByText(number), copies };
}

describe('a failure', () => {
  it('A-425 shows its request ID in a notice and in the notice list', async () => {
    const { services, user } = renderScreen(<p>The page</p>);
    act(() => services.notices.show(errorNotice('Error Archive RX', text)));
    const { said, copies } = seen(screen.getByRole('alert'));
    expect(said).toBe(`Error Archive RXSomeone else was first. Request ID: ${number}`);
    await user.click(copies);
    expect(await navigator.clipboard.readText()).toBe(number);
  });

  it('A-425 shows its request ID in a notice about a record', () => {
    const { services } = renderScreen(<p>The page</p>);
    const object = { text: 'Gabapentin for Clementine', link: '/history/77' };
    act(() => services.notices.show({ ...errorNotice('Error Archive RX', text), object }));
    expect(seen(screen.getByRole('alert')).said).toBe(
      `Gabapentin for ClementineError Archive RX: Someone else was first. Request ID: ${number}`,
    );
  });

  it('A-425 shows its request ID in the dialog that sent it, and in a form with an edit conflict', () => {
    renderScreen(
      <>
        <Dialog title="Add User" onClose={() => undefined} failure={errorNotice('Error submitting new user.', text)}>
          <StaleNote message={text} busy={false} onLoad={() => undefined} />
        </Dialog>
      </>,
    );
    const [ofDialog, ofForm] = screen.getAllByRole('alert', { hidden: true });
    for (const place of [ofDialog, ofForm])
      expect(place?.textContent).toContain(`Someone else was first. Request ID: ${number}`);
  });

  it.each([
    ['from the server', undefined, 'Someone else was first.'],
    ['from the page', 'The prescription could not be loaded.', 'The prescription could not be loaded.'],
  ])('A-425 shows its request ID after the text %s when a read failed', async (_whose, words, said) => {
    const server = createFakeServer();
    server.fail('GetPrescription', 'CONFLICT', 'Someone else was first.', number);
    function Page() {
      const { failure } = useOperation(GetPrescriptionDocument, { id: '4' });
      return failure && <FailedLine failure={failure}>{words ?? failure.message}</FailedLine>;
    }
    renderScreen(<Page />, { server });
    expect(seen(await screen.findByRole('alert')).said).toBe(`${said} Request ID: ${number}`);
  });

  it('A-425 shows the request ID once for an internal error', async () => {
    const server = createFakeServer();
    server.breakDown('GetPrescription', number);
    function Page() {
      const { failure } = useOperation(GetPrescriptionDocument, { id: '4' });
      return failure && <FailedLine failure={failure}>{failure.message}</FailedLine>;
    }
    renderScreen(<Page />, { server });
    const { said } = seen(await screen.findByRole('alert'));
    expect(said).toBe(`Something went wrong on our side, and nothing was saved. Request ID: ${number}`);
  });

  it('A-425 shows no request ID when the server did not respond', () => {
    renderScreen(<FailedLine failure={null}>Signa did not respond.</FailedLine>);
    expect(screen.getByRole('alert').textContent).toBe('Signa did not respond.');
    expect(screen.queryByRole('button', { name: 'Copy request ID' })).toBeNull();
  });
});
