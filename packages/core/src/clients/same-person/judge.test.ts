import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scorePerson, type Sameness } from './judge.js';
import type { PersonFacts } from './person-facts.js';
import { anyPerson, devon, nobody, usual } from './person.test-data.js';

const judged = (change: Partial<PersonFacts>, of: PersonFacts = devon) => scorePerson({ ...of, ...change }, of, usual);
const samenessOf = (change: Partial<PersonFacts>, of?: PersonFacts) => judged(change, of).sameness;
const weightOf = (change: Partial<PersonFacts>, of?: PersonFacts) => judged(change, of).weight;
const away = {
  phones: [{ phoneNumber: '8025550000' }],
  addresses: [{ addressLine1: '7 Oak Road', zip: '05201' }],
  email: 'other@post.example',
  patients: [],
};

describe('a typed person compared with a client', () => {
  it.each<[string, Partial<PersonFacts>, Sameness]>([
    ['everything again', {}, 'sameClient'],
    ['a slip in the last name', { lastName: 'Achtreberg' }, 'sameClient'],
    ['a slip in the first name', { firstName: 'Dveon' }, 'sameClient'],
    ['marks, case and blanks', { firstName: ' dévon ', lastName: 'ACHTERBERG' }, 'sameClient'],
    ['first and last exchanged', { firstName: 'Achterberg', lastName: 'Devon' }, 'sameClient'],
    ['a new phone', { phones: away.phones }, 'sameClient'],
    ['a new house', { addresses: away.addresses, email: null }, 'sameClient'],
    ['another first name', { firstName: 'Marisol' }, 'sameHousehold'],
    ['no first name', { firstName: '' }, 'sameHousehold'],
    ['an initial', { firstName: 'D' }, 'sameHousehold'],
    [
      'another name at the same phone',
      { ...nobody, firstName: 'Kim', lastName: 'Lee', phones: devon.phones },
      'sameHousehold',
    ],
    ['only the last name', { ...nobody, lastName: 'Achterberg' }, 'different'],
    ['another of the same name', away, 'different'],
    ['somebody else', { ...away, firstName: 'Kim', lastName: 'Lee' }, 'different'],
    ['nothing', nobody, 'different'],
  ])('C-230 %s', (_, change, sameness) => {
    expect(samenessOf(change)).toBe(sameness);
  });

  it('C-230 a rare surname has a higher weight than a common one, and a common one alone is not enough', () => {
    const of = (share: number, typed: PersonFacts = devon) => scorePerson(typed, devon, () => share);
    const byName = { ...nobody, firstName: 'Devon', lastName: 'Achterberg' };
    expect(of(0.0001).weight - of(0.1).weight).toBeCloseTo(Math.log2(1000));
    expect([of(0.0002, byName).sameness, of(0.01, byName).sameness]).toEqual(['sameClient', 'different']);
    expect(of(0, byName).weight).toBe(of(1 / 20_000, byName).weight);
    expect(of(1, byName).weight).toBe(of(1 / 5, byName).weight);
    const asked: string[] = [];
    scorePerson({ ...devon, lastName: ' O’Neil ' }, devon, (surname) => (asked.push(surname), 0.01));
    expect(new Set(asked)).toContain('oneil');
  });

  it('C-230 an organization is recognized by its one name', () => {
    const shelter = { ...devon, firstName: null, lastName: 'Hudson Shelter' };
    expect(samenessOf({}, shelter)).toBe('sameClient');
    expect(samenessOf({ lastName: 'Wren Shelter' }, shelter)).toBe('sameHousehold');
    expect(samenessOf({ lastName: '' }, { ...devon, firstName: '', lastName: ' ' })).toBe('sameHousehold');
  });

  it.each([
    ['518 555 0164', '5185550164', 1],
    ['15185550164', '5185550164', 1],
    ['5550164', '5185550164', 1],
    ['5185550146', '5185550164', 0.4],
    ['5185550199', '5185550164', -1],
    ['8025550164', '5185550164', -1],
    ['0164', '5185550164', 0],
    ['', '5185550164', 0],
  ])('C-230 a phone %s and %s', (typed, stored, says) => {
    const of = { ...nobody, phones: [{ phoneNumber: stored }] };
    const weight = weightOf({ phones: [{ phoneNumber: typed }] }, of);
    expect(Math.sign(weight)).toBe(Math.sign(says));
    expect(weight > 10).toBe(says === 1);
  });

  it.each([
    ['12 Elm Street', null, '12866', 1],
    ['12 ELM ST.', '', '12866-1234', 1],
    ['12 Elm Streeet', null, '12866', 0.5],
    ['12 Elm Street', null, '12867', 0.5],
    ['12 Elm Street', null, '', 0.5],
    ['14 Elm Street', null, '12866', -1],
    ['12 Oak Street', null, '12866', -1],
    ['12 Elm Street', null, '05201', -1],
    ['12 Elm Street', 'Apt 5', '12866', -1],
    [' ', null, '12866', 0],
  ])('C-230 an address %s, %s, %s', (addressLine1, addressLine2, zip, says) => {
    const of = { ...nobody, addresses: [{ addressLine1: '12 Elm Street', addressLine2: 'Apt 3', zip: '12866' }] };
    const weight = weightOf({ addresses: [{ addressLine1, addressLine2, zip }] }, of);
    expect(Math.sign(weight)).toBe(Math.sign(says));
    expect(weight > 8).toBe(says === 1);
  });

  it.each([
    ['Devon.Achterberg@mail.example ', 1],
    ['devon.achtreberg@mail.example', 0.5],
    ['devon.achterberg@mial.example', 0.5],
    ['devon.achterberg1@mail.example', -1],
    ['somebody@mail.example', -1],
    ['not one', 0],
  ])('C-230 an email %s', (email, says) => {
    const weight = weightOf({ email }, { ...nobody, email: devon.email });
    expect(Math.sign(weight)).toBe(Math.sign(says));
    expect(weight > 10).toBe(says === 1);
  });

  it('C-230 an email with another number is a different one', () => {
    expect(weightOf({ email: 'kim1@mail.example' }, { ...nobody, email: 'kim2@mail.example' })).toBeLessThan(0);
  });

  it('C-230 the same animal has a higher weight when its species is known, and another species is another animal', () => {
    const pet = (name: string, speciesCode?: string) =>
      weightOf({ patients: [{ name, speciesCode }] }, { ...nobody, patients: devon.patients });
    expect(pet('moose', 'canine')).toBeGreaterThan(pet('Moose'));
    expect(pet('Moose')).toBeGreaterThan(0);
    expect(pet('Moose', 'unknown')).toBe(pet('Moose'));
    expect(pet('Mosse', 'canine')).toBeGreaterThan(0);
    expect(pet('Moose', 'feline')).toBeLessThan(0);
    expect(pet('Kiwi', 'canine')).toBeLessThan(0);
    expect(pet(' ')).toBe(0);
  });

  it.each([
    ['Bob', 'Robert', true],
    ['Peggy', 'Margaret', true],
    ['Mary', 'Mary Ann', true],
    ['Ann', 'Mary Ann', false],
    ['Chris', 'Christina', false],
    ['Bill', 'Billy', false],
    ['Carol', 'Carolyn', false],
    ['Joan', 'John', false],
    ['Kayla', 'Karla', false],
    ['Katherine', 'Kathleen', false],
    ['Sara', 'Sarah', false],
    ['Elizabeth', 'Lisa', false],
    ['Maria', 'Mario', false],
    ['Christian', 'Christina', false],
    ['Daniel', 'Danielle', false],
    ['Andrej', 'Andreja', false],
    ['Jaylin', 'Jaylon', false],
    ['Tomislav', 'Tomoslav', false],
    ['Tomislav', 'Tmoislav', true],
    ['Tomislav', 'Tommislav', true],
    ['Margaret', 'Nargaret', false],
    ['Xiomara', 'Xoimara', true],
    ['Xiomara', 'Xiumara', true],
    ['Xiomara', 'Xiomaar', true],
    ['Xiomara', 'Xiomarz', false],
    ['Tomislav', 'Tomislva', false],
    ['Xiomara', 'Xuimarra', false],
    ['Svetlana', 'Svtelanna', true],
    ['Svetlana', 'Svttelanna', false],
  ])('C-231 %s and %s are one person: %s', (one, other, isOne) => {
    expect(samenessOf({ firstName: one }, { ...devon, firstName: other })).toBe(isOne ? 'sameClient' : 'sameHousehold');
    expect(samenessOf({ firstName: other }, { ...devon, firstName: one })).toBe(isOne ? 'sameClient' : 'sameHousehold');
  });
});

const ranks = { sameClient: 2, sameHousehold: 1, different: 0 } as const;
const share = (surname: string) => (surname === 'smith' ? 0.05 : 0.001);

describe('always', () => {
  test.prop([anyPerson, anyPerson])('C-230 is symmetric', (one, other) => {
    const [there, back] = [scorePerson(one, other, share), scorePerson(other, one, share)];
    expect(back.sameness).toBe(there.sameness);
    expect(back.weight).toBeCloseTo(there.weight, 9);
    expect(back.reasons.map(({ field, kind }) => [field, kind])).toEqual(
      there.reasons.map(({ field, kind }) => [field, kind]),
    );
  });

  const agreements = ['name', 'phones', 'email', 'addresses', 'patients'] as const;
  test.prop([anyPerson, anyPerson, fc.constantFrom(...agreements)])(
    'C-230 less agreement never raises the weight or the sameness',
    (typed, stored, field) => {
      const { firstName, lastName } = stored;
      const isNamed = Boolean(firstName?.trim() && lastName?.trim());
      fc.pre(field === 'name' ? isNamed : true);
      const more = { ...typed, ...(field === 'name' ? { firstName, lastName } : { [field]: stored[field] }) };
      fc.pre(field === 'name' || (stored[field]?.length ?? 0) > 0 || (typed[field]?.length ?? 0) === 0);
      const [before, after] = [scorePerson(typed, stored, share), scorePerson(more, stored, share)];
      expect(after.weight).toBeGreaterThanOrEqual(before.weight - 1e-9);
      expect(ranks[after.sameness]).toBeGreaterThanOrEqual(ranks[before.sameness]);
    },
  );

  const unlike =
    'Devon Maria Marie John Jack Robert Roberta Xiomara Kim Zoë Wolfgang Fatima Joan Mario Christian Christina'.split(
      ' ',
    );
  test.prop([anyPerson, fc.uniqueArray(fc.constantFrom(...unlike), { minLength: 2, maxLength: 2 }), fc.double({ min: 0, max: 1, noNaN: true })])(
    'C-231 a spouse is never the same client, even if everything else agrees, however rare the surname',
    (of, [own, theirs], rarity) => {
      const known = { ...of, firstName: own ?? '' , lastName: 'Achterberg' };
      const typed = { ...known, firstName: theirs ?? '' };
      expect(scorePerson(typed, known, () => rarity).sameness).not.toBe('sameClient');
    },
  ); // prettier-ignore

  test.prop([anyPerson])('C-231 nor is a person with an unknown first name', (of) => {
    const known = { ...of, firstName: 'Devon' };
    expect(scorePerson({ ...known, firstName: ' ' }, known, () => 0).sameness).not.toBe('sameClient');
  });

  test.prop([anyPerson, fc.constantFrom('phones', 'email', 'addresses', 'patients')])(
    'C-230 a value missing on one side is no evidence',
    (of, field) => {
      const lacking = { ...of, [field]: nobody[field as 'email'] };
      expect(scorePerson(lacking, of, share).weight).toBeCloseTo(scorePerson(lacking, lacking, share).weight, 9);
    },
  );
});
