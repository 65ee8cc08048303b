import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formShown, openDirect, serverWith } from './direct.test-data';
import type { DirectOptions } from './direct.test-data';
import {
  button,
  createTaskServer,
  draft,
  openRequest,
  optionsOf,
  patient,
  product,
  queryButton,
  task,
  valueOf,
} from '../../feature/prescribing/queue/open/form.test-data';
import { sampleAssignment, sampleLocation, samplePractice } from '../../testing/sample-practice';
import type { FakeServer } from '../../testing/fake-server';
import { settled } from '../../testing/settled';
import { family } from '../../part/product/product.test-data';
import type { FormPrescription, FormProduct } from '../../feature/prescribing/prescription-form/state/setting';
import { offerOf } from '../../feature/prescribing/prescription-form/form/offer.test-data';
import { offering, sixty, strong } from '../../feature/prescribing/prescription-form/form/product-choice.test-data';

const stored = draft({ id: '77', directions: 'Give 1 capsule.', refills: 2, unitPerFill: 30 });
const portal = { id: '2', name: 'Brava', description: 'Brava', code: 'brava' } as const;
const brava = samplePractice({
  assignment: sampleAssignment({ location: sampleLocation({ locationPortalType: portal }) }),
});

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, output, textarea' });

async function openDraft(
  of: FormPrescription = stored,
  { practice, ...more }: DirectOptions = {},
  capsules?: FormPrescription['product'][],
) {
  const server = offering(serverWith(of), capsules);
  server.answer('UpdatePrescription', { updatePrescription: of });
  const rendered = await openDirect({ from: 'draft', id: '77' }, server, { practice, ...more });
  await formShown();
  await waitFor(() => expect(optionsOf(field('Form'))).toEqual(['Capsule', 'Oral Solution']));
  const choose = (label: string, option: string) => rendered.user.selectOptions(field(label), option);
  const type = async (text: string) => {
    await rendered.user.clear(field('Quantity'));
    if (text) await rendered.user.paste(text);
  };
  const saved = async () => {
    await rendered.user.click(button('Save As Draft'));
    return waitFor(() => {
      const sent = server.lastVariables('UpdatePrescription');
      if (!sent) throw new Error('It was not sent');
      return sent.input;
    });
  };
  return { ...rendered, server, choose, type, saved };
}

const strengthsAre = (...strengths: string[]) => waitFor(() => expect(optionsOf(field('Strength'))).toEqual(strengths));

describe('changing the product in the form', () => {
  it('P-035 P-045 clears strength, quantity, and product with the dosage form, and shows what is missing', async () => {
    const { choose, user, server } = await openDraft();
    await choose('Form', 'Oral Solution');
    expect(field('Strength').value).toBe('');
    expect(field('Quantity').value).toBe('');
    expect(field('Product Name').textContent).toBe('Not chosen yet');
    expect(field('Directions').value).toBe('Give 1 capsule.');
    await user.click(button('Save As Draft'));
    expect(document.activeElement).toBe(field('Strength'));
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(server.calls('UpdatePrescription')).toHaveLength(0);
  });

  it('P-035 P-036 P-051 selects the product for a strength and quantity, with everything that depends on it', async () => {
    const { choose, type, saved } = await openDraft();
    await choose('Form', 'Oral Solution');
    await strengthsAre('50 mg/mL');
    await choose('Strength', '50 mg/mL');
    expect(screen.getByRole('group', { name: 'Packs of 120' })).toBeDefined();
    await type('120');
    expect(field('Product Name').textContent).toContain('Gabapentin Oral Solution');
    expect(valueOf('Quantity')).toEqual(['120 (one hundred twenty) mL']);
    expect(screen.getByText(/Out of Stock/)).toBeDefined();
    expect(await saved()).toMatchObject({ productId: '43', unitPerFill: 120, directions: 'Give 1 capsule.' });
  });

  it('P-036 selects the pack for a quantity, and restores fields that another pack hid', async () => {
    const flavored = product({ hasFlavor: true, productFlavors: [{ flavorId: '3', flavor: 'Chicken' }] });
    const of = { ...stored, product: flavored, flavorId: '3' };
    const { type, saved, user } = await openDraft(of, {}, [sixty, flavored, strong]);
    await user.clear(field('Quantity'));
    await user.type(field('Quantity'), '6');
    expect(field('Product Name').textContent).toContain('bottle of 60');
    await user.type(field('Quantity'), '0');
    expect(screen.getByText(/^Chosen here instead of Gabapentin Capsules/)).toBeDefined();
    await type('30');
    expect(screen.queryByText(/^Chosen here instead of/)).toBeNull();
    expect(await saved()).toMatchObject({ productId: '40', unitPerFill: 30, flavorId: '3' });
  });

  it('P-060 P-064 changes refills and expiration with the product, and keeps typed values', async () => {
    const controlled = { ...strong, isControlled: true, deaSchedule: 'C-IV' as const };
    const many = { ...stored, refills: 9 };
    const { choose, type } = await openDraft(many, {}, [product(), controlled]);
    await choose('Strength', '300 mg');
    await type('30');
    expect(field('Refills').value).toBe('');
    expect(field('Directions').value).toBe('Give 1 capsule.');
    await choose('Strength', '100 mg');
    await type('30');
    expect(field('Refills').value).toBe('9');
  });

  it("P-046 offers no inactive product, and marks a draft's product as inactive", async () => {
    const gone = { ...stored, product: product({ isActive: false }) };
    const { type } = await openDraft(gone, {}, [product({ isActive: false }), sixty]);
    await screen.findByRole('group', { name: 'Packs of 60' });
    expect(screen.getByText('This product is not available, please reselect')).toBeDefined();
    await type('30');
    expect(field('Product Name').textContent).toContain('bottle of 60');
    expect(screen.queryByText('This product is not available, please reselect')).toBeNull();
  });

  it('P-048 P-036 selects the pack when a quantity counts packs', async () => {
    const { choose, user, saved } = await openDraft(stored, { practice: brava });
    await waitFor(() => expect(optionsOf(field('Pack'))).toEqual(['30 capsules', '60 capsules']));
    await choose('Pack', '60 capsules');
    expect(field('Product Name').textContent).toContain('bottle of 60');
    await user.click(button('One pack more'));
    await choose('Strength', '300 mg');
    expect(screen.queryByRole('group', { name: 'Packs' })).toBeNull();
    await choose('Pack', '30 capsules');
    expect(within(screen.getByRole('group', { name: 'Packs' })).getByText('1 pack')).toBeDefined();
    expect(await saved()).toMatchObject({ productId: '42', unitPerFill: 30 });
  });

  it('P-035 P-052 asks to check directions written for another strength until they are confirmed or edited', async () => {
    const warning = 'The strength changed from 100 mg to 300 mg: check the directions.';
    const { choose, type, user } = await openDraft();
    await choose('Strength', '300 mg');
    await type('30');
    // Next to the directions and next to the sign button.
    expect(screen.getAllByText(warning)).toHaveLength(2);
    await user.click(button('Keep directions'));
    expect(screen.queryByText(warning)).toBeNull();
    await choose('Strength', '100 mg');
    expect(screen.getAllByText('The strength changed from 300 mg to 100 mg: check the directions.')).toHaveLength(2);
    await user.type(field('Directions'), ' With food.');
    expect(screen.queryByText(/check the directions/)).toBeNull();
    await choose('Strength', '300 mg');
    expect(screen.getAllByText(warning)).toHaveLength(2);
    await choose('Strength', '100 mg');
    expect(screen.queryByText(/check the directions/)).toBeNull();
  });

  it('P-045 P-070 shows no error for a field that a selection just cleared, and lists what is missing', async () => {
    const { choose, user } = await openDraft();
    await user.click(field('Quantity'));
    await user.tab();
    await choose('Strength', '300 mg');
    expect(field('Quantity').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getAllByText('Enter a quantity.').length).toBeGreaterThan(0);
    await user.click(field('Quantity'));
    await user.tab();
    expect(field('Quantity').getAttribute('aria-invalid')).toBe('true');
  });

  it('P-036 P-184 offers the packs as buttons, and explains why another quantity has no price', async () => {
    const { choose, type, user } = await openDraft();
    await type('90');
    expect(screen.getAllByText('No price: priced per pack of 30 or 60').length).toBeGreaterThan(0);
    await user.click(button('60'));
    expect(field('Quantity').value).toBe('60');
    expect(field('Product Name').textContent).toContain('bottle of 60');
    expect(screen.queryByText(/^No price/)).toBeNull();
    await choose('Strength', '300 mg');
    await user.click(button('Save As Draft'));
    expect(field('Quantity').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('group', { name: 'Packs of 30' })).toBeDefined();
  });

  it('P-003 P-115 focuses the product when it is rejected', async () => {
    const controlled = product({ isControlled: true, deaSchedule: 'C-I', ingredients: ['phenobarbital'] });
    const { user } = await openDraft({ ...stored, product: controlled, refills: 0 }, {}, [controlled]);
    await user.click(button(/^(Authorize|Print Rx) for Otis/));
    await waitFor(() => expect(document.activeElement).toBe(field('Product Name')));
    expect(field('Product Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('P-251 P-252 shows weight, allergies, and the current product next to the button', async () => {
    const allergic = patient({
      allergies: [{ code: 'penicillin', name: 'Penicillin', kind: 'drug', ingredients: null }],
    });
    const { type } = await openDraft({ ...stored, locationPatient: allergic });
    expect(screen.getByRole('region', { name: /^What you will sign/ })).toBeDefined();
    // In the collapsed bar and in the full summary.
    const [closed, whole] = ['[aria-expanded]', '[role=group]'].map((part) =>
      document.querySelector(`[data-signing] ${part}`),
    );
    await type('60');
    for (const part of [closed, whole]) {
      expect(part?.textContent).toMatch(/Allergies:? ?Penicillin/);
      expect(part?.textContent).toContain('31 lbs');
      expect(part?.textContent).toContain('bottle of 60');
      expect(part?.textContent).toContain('60 (sixty) capsules');
    }
    expect(closed?.textContent).toMatch(/2 refills, (expires \d\d-\d\d-\d{4}|no expiration)/);
  });

  it('P-152 restores a changed product with the unsent input', async () => {
    const first = await openDraft();
    await first.type('60');
    first.unmount();
    await openDraft(stored, { keepsUnsent: true });
    expect(field('Product Name').textContent).toContain('bottle of 60');
    expect(field('Quantity').value).toBe('60');
  });

  it('P-046 shows that a product selected here is no longer available', async () => {
    const first = await openDraft();
    await first.type('60');
    first.unmount();
    await openDraft(stored, { keepsUnsent: true }, [product(), strong]);
    expect(await screen.findByText('This product is not available, please reselect')).toBeDefined();
  });

  it('P-035 reports that the other choices could not be loaded, and retries', async () => {
    const server = serverWith(stored);
    server.fail('GetProductPresentationsForProductFamily', 'FORBIDDEN', 'Not now.');
    server.fail('GetProductsExtendedDataFromProductFamily', 'FORBIDDEN', 'Not now.');
    const { user } = await openDirect({ from: 'draft', id: '77' }, server);
    await formShown();
    await screen.findByText('Other forms and strengths could not be loaded. Not now.', {}, { timeout: 10_000 });
    expect(optionsOf(field('Form'))).toEqual(['Capsule']);
    await settled(server);
    offering(server);
    await user.click(button('Try again'));
    await waitFor(() => expect(optionsOf(field('Form'))).toEqual(['Capsule', 'Oral Solution']));
  });
});

/** Searches for another product in the dialog and selects it. */
async function chooseFamily(user: UserEvent, opener: string) {
  await user.click(button(opener));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a product' });
  await user.type(within(dialog).getByRole('combobox', { name: /^Search By Product Name/ }), 'tram');
  await user.click(await within(dialog).findByRole('option', { name: /^Tramadol/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const tramadol = product({
  id: '50',
  title: 'Tramadol Tablets',
  productFamily: 'Tramadol',
  productPresentation: { id: '9', description: 'Tablet', image: 'tablet.svg' },
  productPresentationId: '9',
});

/** A server on which the product search finds Tramadol. */
function withTramadol(server: FakeServer, own: readonly FormProduct[]) {
  offering(server, own);
  server.answer('ProductFamilies', {
    productFamilies: [family({ productFamily: 'Tramadol', name: 'Tramadol' })],
    productFamiliesCount: 1,
  });
  server.answer('GetProductPresentationsForProductFamily', ({ productFamily }) => ({
    productPresentations: [productFamily === 'Tramadol' ? tramadol.productPresentation : product().productPresentation],
  }));
  server.answer('GetProductsExtendedDataFromProductFamily', ({ productFamily }) =>
    offerOf(productFamily === 'Tramadol' ? [tramadol] : own),
  );
}

async function takeTramadol(user: UserEvent) {
  await waitFor(() => expect(optionsOf(field('Form'))).toEqual(['Tablet']));
  await user.selectOptions(field('Form'), 'Tablet');
  await waitFor(() => expect(optionsOf(field('Strength'))).toEqual(['100 mg']));
  await user.selectOptions(field('Strength'), '100 mg');
  // The field stays mounted when its first character adds a unit.
  await user.type(field('Quantity'), '30');
  expect(document.activeElement).toBe(field('Quantity'));
}

describe("a request's product", () => {
  const opened = async (asked = task(), capsules = [product(), sixty, strong]) => {
    const rendered = await openRequest(asked, { prepare: (server) => void offering(server, capsules) });
    await waitFor(() => expect(rendered.server.calls('GetProductsExtendedDataFromProductFamily')).not.toHaveLength(0));
    return rendered;
  };

  it('P-155 P-164 stays within family, form, and strength: users who want another one decline the request', async () => {
    const { says, server } = await opened();
    expect(field('Form').tagName).toBe('OUTPUT');
    expect(field('Strength').tagName).toBe('OUTPUT');
    expect(queryButton(/^Choose (a|another) product$/)).toBeNull();
    expect(says('Product Name')).toBe('The request is for this product. To prescribe another one, decline it.');
    expect(server.calls('GetProductPresentationsForProductFamily')).toHaveLength(0);
  });

  it('P-155 P-036 can be given in another pack, by quantity or with one press', async () => {
    const { fill, press, says, saveDraft, sent } = await opened();
    // Nothing moves in an open card until the user edits its quantity.
    expect(screen.queryByRole('group', { name: /^Packs of/ })).toBeNull();
    await fill('Quantity', '60');
    await screen.findByRole('group', { name: 'Packs of 30 and 60' });
    expect(field('Product Name').textContent).toContain('bottle of 60');
    expect(says('Product Name')).toBe(
      'A different pack than requested. To prescribe another product, decline the request.',
    );
    await press('30');
    expect(field('Product Name').textContent).toBe('Gabapentin Capsules');
    await press('60');
    await saveDraft();
    expect((await sent()).input).toMatchObject({ productId: '41', unitPerFill: 60 });
  });

  it('P-155 P-036 stays if no pack has that quantity', async () => {
    const { fill, saveDraft, sent } = await opened(task({ product: sixty }));
    await fill('Quantity', '45');
    await screen.findByRole('group', { name: 'Packs of 30 and 60' });
    await saveDraft();
    expect((await sent()).input).toMatchObject({ productId: '41', unitPerFill: 45 });
  });

  it('P-155 P-048 converts the requested quantity to the selected pack if quantities count packs', async () => {
    const { choose, press, saveDraft, sent, server } = await openRequest(task({ quantityRequested: 3 }), {
      practice: brava,
      prepare: (prepared) => void offering(prepared, [product(), sixty]),
    });
    await waitFor(() => expect(server.calls('GetProductsExtendedDataFromProductFamily')).not.toHaveLength(0));
    await waitFor(() => expect(optionsOf(field('Pack'))).toEqual(['30 capsules', '60 capsules']));
    await choose('Pack', '60 capsules');
    expect(within(screen.getByRole('group', { name: 'Packs' })).getByText('1 pack')).toBeDefined();
    // 3 packs of 30 need at least 2 packs of 60.
    await saveDraft();
    expect(await screen.findByText('Choose at least the requested quantity of 2')).toBeDefined();
    await press('One pack more');
    await saveDraft();
    expect((await sent()).input).toMatchObject({ productId: '41', unitPerFill: 120 });
  });

  it('P-155 reports that its other packs could not be loaded, and retries', async () => {
    const { press } = await openRequest(task(), {
      prepare: (server) => server.fail('GetProductsExtendedDataFromProductFamily', 'FORBIDDEN', 'Not now.'),
    });
    await screen.findByText('Other packs could not be loaded. Not now.', {}, { timeout: 10_000 });
    await press('Try again');
  });

  it.each([
    ['out of stock', { isOutOfStock: true }, 'The product of the request is out of stock: you can choose another one.'],
    ['gone', { isActive: false }, 'The product of the request is no longer available: you can choose another one.'],
  ])('P-155 can be replaced while it is %s', async (_, changes, help) => {
    const out = product(changes);
    const { user, says, saveDraft, sent } = await openRequest(task({ product: out }), {
      prepare: (server) => withTramadol(server, [out]),
    });
    expect(says('Product Name')).toBe(help);
    await chooseFamily(user, 'Choose another product');
    expect(field('Product Name').textContent).toBe('Not chosen yet');
    expect(says('Product Name')).toContain('The form opened with Gabapentin Capsules');
    await takeTramadol(user);
    expect(field('Product Name').textContent).toBe('Tramadol Tablets');
    await saveDraft();
    expect((await sent()).input).toMatchObject({ productId: '50', unitPerFill: 30 });
  });

  it('P-155 can be any product if the request names none', async () => {
    const { user } = await openRequest(task({ product: null, productId: null }), {
      prepare: (server) => withTramadol(server, []),
    });
    await chooseFamily(user, 'Choose a product');
    await takeTramadol(user);
    expect(field('Product Name').textContent).toBe('Tramadol Tablets');
  });
});

describe("a copy's product", () => {
  it('P-042 P-119 can be replaced, and its directions need checking until they are reviewed', async () => {
    const server = serverWith(stored);
    withTramadol(server, [product()]);
    const { user } = await openDirect({ from: 'copy', id: '77' }, server);
    await formShown();
    await chooseFamily(user, 'Choose another product');
    await takeTramadol(user);
    expect(
      screen.getAllByText(/^The product changed from Gabapentin to Tramadol, form changed from Capsule to Tablet/),
    ).toHaveLength(2);
    await user.click(button('Keep directions'));
    await user.click(button('Save As Draft'));
    await waitFor(() =>
      expect(server.lastVariables('AddPrescription')?.input).toMatchObject({
        productId: '50',
        unitPerFill: 30,
        directions: 'Give 1 capsule.',
        rxOriginCode: 'copy',
      }),
    );
  });

  it('P-042 can be any product for a request without one', async () => {
    const server = createTaskServer(task({ product: null, productId: null }));
    withTramadol(server, []);
    const { user } = await openDirect({ from: 'task-copy', id: '90', uuid: 'task-90' }, server);
    await formShown();
    await chooseFamily(user, 'Choose a product');
    await takeTramadol(user);
    expect(field('Product Name').textContent).toBe('Tramadol Tablets');
  });
});
