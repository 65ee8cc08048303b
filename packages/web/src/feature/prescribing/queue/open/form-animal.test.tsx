import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, patient, product, renewal, signButton } from './form.test-data';
import { openPoints, openWith, textOf, signing } from './signing.test-data';

const cat = { code: 'feline', name: 'Feline', icon: 'cat' } as const;
const dog = { code: 'canine', name: 'Canine', icon: 'dog' } as const;
type Animal = NonNullable<Parameters<typeof openWith>[0]['animals']>[number];
const animal = (over: Partial<Animal> = {}): Animal => ({
  id: '16',
  name: 'Bartholomew',
  species: cat,
  breed: null,
  birthdate: '2013-09-01',
  weight: 14.6,
  weightUnit: 'lbs',
  isOfClient: true,
  clientName: null,
  ...over,
});

/** A product for cats, requested for a dog whose client also has a cat; its note is already written. */
const forCats = product({ productSpecies: ['feline'] });
const question = 'The product is for cats: which animal is it for?';
const tiles = () => [...signing().querySelectorAll('fieldset label')].map((tile) => textOf(tile as HTMLElement));
const tile = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true });

async function openForCats() {
  const opened = await openWith({ animals: [animal()] }, renewal(forCats));
  await opened.fill('Note To Pharmacy', 'Off label on purpose.');
  return opened;
}

describe('which patient is meant', () => {
  it('P-249 asks if the product fits another patient of the client: name, species, and age, none preselected', async () => {
    await openForCats();
    expect(openPoints()).toEqual([question]);
    expect(tiles()).toEqual(['OtisCanine, 7 y 7 mo', 'BartholomewFeline, 13 y 2 mo']);
    expect([tile(/^Otis/).checked, tile(/^Bartholomew/).checked]).toEqual([false, false]);
    expect(button(signButton).getAttribute('aria-disabled')).toBe('true');
  });

  it('P-249 P-254 focuses the question on Authorize and signs nothing', async () => {
    const opened = await openForCats();
    await opened.sign();
    await waitFor(() => expect(document.activeElement).toBe(tile(/^Otis/)));
    expect(opened.hasSent()).toBe(false);
  });

  it('P-249 confirms the patient with one press, and sends it', async () => {
    const opened = await openForCats();
    await opened.user.click(tile(/^Otis/));
    expect(openPoints()).toEqual([]);
    await opened.sign();
    expect(await opened.sent()).toMatchObject({ input: { confirmedPatientId: '6', locationPatientId: '6' } });
  });

  it('P-249 signs nothing for the other patient and advises declining', async () => {
    const opened = await openForCats();
    await opened.user.click(tile(/^Bartholomew/));
    expect(openPoints()).toEqual(['For another animal: decline it']);
    await opened.sign();
    expect(opened.hasSent()).toBe(false);
  });

  it('P-249 requires no patient for a draft', async () => {
    const opened = await openForCats();
    await opened.saveDraft();
    expect(await opened.sent()).toMatchObject({ input: { confirmedPatientId: null } });
  });

  it("P-249 also asks about the client's other patient of the same name", async () => {
    await openWith({ animals: [animal({ name: 'OTIS', species: dog })] });
    expect(openPoints()).toEqual(['2 animals are called Otis: which animal is it for?']);
  });

  it.each([
    ['no other animal is known', forCats, []],
    ['the other one does not fit either', forCats, [animal({ species: dog })]],
    ['the product is listed for the patient', product(), [animal()]],
    [
      'a namesake is of another client, and a request names the patient',
      product(),
      [animal({ name: 'Otis', species: dog, isOfClient: false })],
    ],
  ])("P-249 doesn't ask if %s", async (_, chosen, animals) => {
    await openWith({ animals }, renewal(chosen, { locationPatient: patient() }));
    expect(openPoints()).not.toContain(question);
    expect(tiles()).toEqual([]);
  });
});
