import { pictureLimits, pictureTexts } from '@signa/core/base';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderApp } from '../../../testing/render';
import { sampleAccount, sampleProfile } from '../../../testing/sample-person';
import { sampleAssignment, sampleRole, sampleUser } from '../../../testing/sample-practice';

const address = `/profile-picture/1/${'k'.repeat(43)}`;
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The header of a 64 by 64 pixel PNG, which is all that the portal reads. */
const png = [...signature, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 64, 0, 0, 0, 64, 8, 6, 0, 0, 0, 0, 0, 0, 0];
const file = (bytes: readonly number[] = png, name = 'me.png') =>
  new File([Uint8Array.from(bytes)], name, { type: 'image/png' });
const gif = file(
  Array.from('GIF89a', (letter) => letter.charCodeAt(0)),
  'me.png',
);

/** A role that can view users and can't change any. */
function onlySees() {
  const role = sampleRole('ADMIN');
  return { ...role, rolesModules: role.rolesModules.map((link) => ({ ...link, canEdit: false, canDelete: false })) };
}

interface Options {
  readonly picture?: string | null;
  readonly mayEdit?: boolean;
  readonly userId?: string;
}

function start({ picture = null, mayEdit = true, userId = '2' }: Options = {}) {
  const server = createPracticeServer();
  const own = sampleAssignment({
    id: '15',
    role: mayEdit ? sampleRole('ADMIN') : onlySees(),
    profilePictureThumbnailUrl: address,
  });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ id: '1', locationsUsers: [own] }) });
  server.answer('GetLocationUser', {
    locationUser: sampleProfile({ userId, profilePictureThumbnailUrl: picture }),
  });
  server.answer('LocationsUsers', { locationsUsers: { data: [], count: 0 } });
  server.answer('GetUser', { user: sampleAccount() });
  server.answer('LocationUserProfilePictureUpload', {
    locationUserProfilePictureUpload: { id: '21', profilePictureThumbnailUrl: address },
  });
  server.answer('RemoveLocationUserProfilePicture', {
    removeLocationUserProfilePicture: { id: '21', profilePictureThumbnailUrl: null },
  });
  return { ...renderApp('/usermanagement/userprofile/21', { server }), server };
}

async function openDialog(options: Options = {}) {
  const started = start(options);
  const name = options.picture ? 'Change picture' : 'Add picture';
  await started.user.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name: 'Profile picture' }));
  const choose = (chosen: File) => started.user.upload(dialog.getByLabelText('Picture'), chosen);
  return { ...started, dialog, choose, save: dialog.getByRole('button', { name: 'Save picture' }) };
}

const pictures = (within: ParentNode = document) =>
  [...within.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('user picture', () => {
  it("A-108 covers the initials in the profile and the header; the initials stay if it doesn't load", async () => {
    start({ picture: address });
    const card = await screen.findByRole('region', { name: 'User' });
    expect(pictures(card)).toEqual([address]);
    expect(pictures(screen.getByRole('button', { name: /^Account of/ }))).toEqual([address]);
    expect(within(card).getByText('IB')).toBeDefined();
    const image = card.querySelector('img');
    expect(image?.getAttribute('alt')).toBe('');
    if (image) fireEvent.error(image);
    expect(pictures(card)).toEqual([]);
    expect(within(card).getByText('IB')).toBeDefined();
  });

  it('A-108 A-153 can be changed by the user, whatever else they can change', async () => {
    start({ mayEdit: false, userId: '1' });
    expect(await screen.findByRole('button', { name: 'Add picture' })).toBeDefined();
  });

  it("A-153 can't be changed by users without the permission", async () => {
    start({ mayEdit: false });
    await screen.findByRole('region', { name: 'User' });
    expect(screen.queryByRole('button', { name: 'Add picture' })).toBeNull();
  });
});

describe('picture dialog', () => {
  it('A-108 previews the chosen file, sends its bytes unchanged, and confirms the save', async () => {
    const { user, server, dialog, choose, save } = await openDialog();
    expect(dialog.getByText(pictureTexts.limits, { exact: false })).toBeDefined();
    await choose(file());
    expect(await dialog.findByText(pictureTexts.chosen)).toBeDefined();
    expect(pictures()).toContainEqual(expect.stringMatching(/^data:image\/png;base64,/));
    await user.click(save);
    expect(await screen.findByText('Profile picture saved successfully.')).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Profile picture' })).toBeNull();
    const [call] = server.calls('LocationUserProfilePictureUpload');
    expect(call).toMatchObject({ url: '/profile-picture/21', headers: { 'content-type': 'application/octet-stream' } });
    expect(call?.variables).toEqual({ locationUserId: '21', file: Uint8Array.from(png) });
    expect(server.calls('GetLocationUser').length).toBeGreaterThan(1);
  });

  it.each([
    ['of another kind, whatever it is called', gif, 'This file is a GIF.'],
    ['that is empty', file([]), pictureTexts.empty],
    ['that is too large', file(Array.from({ length: pictureLimits.bytes + 1 }, () => 0)), pictureTexts.tooLarge],
    ['that unfolds to too many pixels', file(png.with(16, 9)), pictureTexts.tooManyPixels],
    ['that is damaged', file(signature), pictureTexts.damaged],
  ])('A-108 rejects a file %s before sending anything', async (_, chosen, text) => {
    const { user, server, dialog, choose, save } = await openDialog();
    await choose(chosen);
    expect((await dialog.findByRole('alert')).textContent).toContain(text);
    await user.click(save);
    expect(dialog.getByRole('alert').textContent).toContain(text);
    expect(server.calls('LocationUserProfilePictureUpload')).toEqual([]);
    await choose(file());
    expect(await dialog.findByText(pictureTexts.chosen)).toBeDefined();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('A-108 opens the file picker by button, which then offers another file', async () => {
    const { user, dialog, choose } = await openDialog();
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    try {
      await user.click(dialog.getByRole('button', { name: 'Choose a picture' }));
      expect(opened.mock.contexts).toEqual([dialog.getByLabelText('Picture')]);
    } finally {
      opened.mockRestore();
    }
    await choose(file());
    expect(await dialog.findByRole('button', { name: 'Choose another picture' })).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Choose a picture' })).toBeNull();
  });

  it('A-108 asks for a picture if none was chosen', async () => {
    const { user, server, dialog, save } = await openDialog();
    await user.click(save);
    expect(dialog.getByRole('alert').textContent).toContain(pictureTexts.none);
    expect(server.calls('LocationUserProfilePictureUpload')).toEqual([]);
  });

  it('A-108 accepts one dropped file at a time, and never navigates away', async () => {
    const { dialog } = await openDialog();
    const drop = (...files: readonly File[]) =>
      fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
    const isLeft = fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
    expect(isLeft).toBe(false);
    expect(drop(file(), file())).toBe(false);
    expect((await dialog.findByRole('alert')).textContent).toContain(pictureTexts.manyFiles);
    expect(drop(file())).toBe(false);
    expect(await dialog.findByText(pictureTexts.chosen)).toBeDefined();
  });

  it('A-108 A-017 keeps the chosen file after a failed save, explains why, and sends it once however often Save is pressed', async () => {
    const { user, server, dialog, choose, save } = await openDialog();
    server.refuse('LocationUserProfilePictureUpload', [
      { path: 'file', code: 'damaged', message: pictureTexts.damaged },
    ]);
    await choose(file());
    await dialog.findByText(pictureTexts.chosen);
    await user.click(save);
    expect(await dialog.findByText(pictureTexts.damaged)).toBeDefined();
    expect(dialog.getByText('Error saving the profile picture')).toBeDefined();
    expect(dialog.getByText(pictureTexts.chosen)).toBeDefined();
    const { release } = server.hold('LocationUserProfilePictureUpload', {
      locationUserProfilePictureUpload: { id: '21', profilePictureThumbnailUrl: address },
    });
    await user.click(save);
    expect(save.getAttribute('aria-busy')).toBe('true');
    await user.click(save);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Profile picture' })).toBeNull());
    expect(server.calls('LocationUserProfilePictureUpload')).toHaveLength(2);
  });

  it('A-108 A-017 retries an unanswered file with its first key, and sends another file with a new key', async () => {
    const { user, server, dialog, choose, save } = await openDialog();
    server.breakOff('LocationUserProfilePictureUpload');
    const sendOnce = async (chosen: File) => {
      await choose(chosen);
      await dialog.findByText(pictureTexts.chosen);
      const before = server.calls('LocationUserProfilePictureUpload').length;
      await user.click(save);
      await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
      expect(server.calls('LocationUserProfilePictureUpload').length).toBe(before + 1);
    };
    await sendOnce(file());
    await sendOnce(file());
    await sendOnce(file(png.with(24, 16)));
    const [first, again, other] = server
      .calls('LocationUserProfilePictureUpload')
      .map(({ headers }) => headers['idempotency-key']);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('A-108 removes the picture after confirmation, and reports it', async () => {
    const { user, server, dialog } = await openDialog({ picture: address });
    await user.click(dialog.getByRole('button', { name: 'Remove picture' }));
    const question = within(screen.getByRole('dialog', { name: 'Remove the picture of Ingrid Brandt?' }));
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(server.calls('RemoveLocationUserProfilePicture')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove picture' }));
    await user.click(screen.getAllByRole('button', { name: 'Remove picture' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Remove Successfully')).toBeDefined();
    expect(screen.getByText('Profile removed sucessfully')).toBeDefined();
    expect(server.lastVariables('RemoveLocationUserProfilePicture')).toEqual({ locationUserId: '21', seen: address });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('A-108 explains why the picture was not removed, such as a newer picture', async () => {
    const { user, server, dialog } = await openDialog({ picture: address });
    server.fail('RemoveLocationUserProfilePicture', 'CONFLICT', pictureTexts.changedMeanwhile);
    await user.click(dialog.getByRole('button', { name: 'Remove picture' }));
    await user.click(screen.getAllByRole('button', { name: 'Remove picture' }).at(-1) as HTMLElement);
    expect(await dialog.findByText(pictureTexts.changedMeanwhile)).toBeDefined();
  });

  it('A-108 offers no removal without a picture', async () => {
    const { dialog } = await openDialog();
    expect(dialog.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  });
});

describe('My Account', () => {
  it("A-106 A-108 changes the user's own picture", async () => {
    const { user, server } = start({ mayEdit: false, userId: '1' });
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitem', { name: 'My Account' }));
    await screen.findByRole('tab', { name: 'Profile' });
    const account = within(screen.getByRole('dialog', { name: 'My Account' }));
    await user.click(account.getByRole('button', { name: 'Add picture' }));
    const dialog = screen.getByRole('dialog', { name: 'Profile picture' });
    // A nested form would submit the page, and its typed values would be lost.
    expect(dialog.closest('form')).toBeNull();
    await user.upload(within(dialog).getByLabelText('Picture'), file());
    await within(dialog).findByText(pictureTexts.chosen);
    await user.click(within(dialog).getByRole('button', { name: 'Save picture' }));
    await waitFor(() => expect(server.calls('LocationUserProfilePictureUpload')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Profile picture' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'My Account' })).toBeDefined();
    expect(server.calls('UpdateLocationUser')).toEqual([]);
  });
});
