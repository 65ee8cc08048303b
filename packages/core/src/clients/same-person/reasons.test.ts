import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { clientName } from '../client/index.js';
import { candidateLimits, likeliestFirst } from './candidates.js';
import { scorePerson, type Reason, type Sameness } from './judge.js';
import type { PersonFacts } from './person-facts.js';
import { anyPerson, devon, nobody, usual } from './person.test-data.js';
import { reasonText, samenessText } from './text.js';

const judged = (change: Partial<PersonFacts>, of: PersonFacts = devon) => scorePerson({ ...of, ...change }, of, usual);
const textsOf = (change: Partial<PersonFacts>, of?: PersonFacts) => judged(change, of).reasons.map(reasonText);
const marked = (change: Partial<PersonFacts>, of: PersonFacts = devon) =>
  judged(change, of).marks.map(({ from, to }) => clientName(of).slice(from, to));

describe('the reasons for a candidate', () => {
  it("C-232 are the fields that agree, with the candidate's value", () => {
    expect(judged({}).reasons).toEqual([
      { field: 'name', kind: 'same', value: 'Devon Achterberg' },
      { field: 'phone', kind: 'same', value: '5185550164' },
      { field: 'email', kind: 'same', value: 'devon.achterberg@mail.example' },
      { field: 'address', kind: 'same', value: '12 Elm Street' },
      { field: 'patient', kind: 'same', value: 'Moose' },
    ]);
    expect(textsOf({})).toEqual(['same name', 'same phone', 'same email', 'same address', 'same patient']);
  });

  it('C-232 tell how a name agrees', () => {
    const only = (typed: Partial<PersonFacts>, of?: PersonFacts) => textsOf({ ...nobody, ...typed }, of);
    expect(only({ firstName: 'Devon', lastName: 'Achtreberg' })).toEqual(['similar name']);
    expect(only({ firstName: 'Dev', lastName: 'Achterberg' })).toEqual(['similar name']);
    expect(only({ firstName: 'Achterberg', lastName: 'Devon' })).toEqual(['names swapped']);
    expect(only({ firstName: 'Bob', lastName: 'Lee' }, { ...devon, firstName: 'Robert', lastName: 'Lee' })).toEqual(['nickname']);
    expect(only({ firstName: 'Bob' }, { ...devon, firstName: 'Robert' })).toEqual(['nickname']);
    expect(only({ firstName: 'Bob', lastName: 'Lee' }, { ...devon, firstName: 'Robert' })).toEqual([]);
    expect(only({ firstName: 'Marisol', lastName: 'Achterberg' })).toEqual(['same last name']);
    expect(only({ firstName: 'Marisol', lastName: 'Achtreberg' })).toEqual(['similar last name']);
    expect(only({ firstName: 'Devon', lastName: 'Lee' })).toEqual([]);
    expect(textsOf({ phones: [{ phoneNumber: '5185550146' }] })[1]).toBe('similar phone');
  }); // prettier-ignore

  it('C-232 never contain what does not agree', () => {
    const unlike = { phones: [{ phoneNumber: '8025550000' }], email: 'x@post.example', addresses: [], patients: [{ name: 'Kiwi' }] };
    expect(textsOf(unlike)).toEqual(['same name']);
    expect(judged(unlike).reasons).toHaveLength(1);
  }); // prettier-ignore

  it('C-232 highlight the letters of the name that were typed', () => {
    expect(marked({})).toEqual(['Devon', 'Achterberg']);
    expect(marked({ firstName: 'dvon', lastName: 'Achterbrg' })).toEqual(['D', 'von', 'Achterb', 'rg']);
    expect(marked({ firstName: 'Achterberg', lastName: 'Devon' })).toEqual(['Devon', 'Achterberg']);
    expect(marked({ lastName: null })).toEqual(['Devon']);
    expect(marked({ firstName: 'Zoe' }, { ...devon, firstName: 'Zoë', lastName: null })).toEqual(['Zoë']);
    expect(marked({ firstName: 'Kim', lastName: 'Lee' })).toEqual([]);
    expect(marked({ firstName: 'Aaron', lastName: null }, { ...devon, firstName: 'Aron' })).toEqual(['Aron']);
    expect(marked({ firstName: 'Aron', lastName: null }, { ...devon, firstName: 'Aaron' })).toEqual(['A', 'ron']);
    expect(marked({}, nobody)).toEqual([]);
  });

  test.prop([anyPerson, anyPerson])(
    'C-232 highlight ranges within the name, in order, without overlap',
    (typed, of) => {
      const { marks } = scorePerson(typed, of, usual);
      let end = -1;
      for (const { from, to } of marks) {
        expect(from).toBeGreaterThan(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(clientName({ firstName: of.firstName, lastName: of.lastName }).length);
    },
  );

  it('C-232 describe the sameness, and a close match is not described as different', () => {
    const called = (sameness: Sameness, ...fields: readonly Reason['field'][]) =>
      samenessText({ sameness, reasons: fields.map((field) => ({ field })) });
    expect(called('sameClient')).toBe('Same client');
    expect(called('sameHousehold', 'surname')).toBe('Same household');
    expect(called('different', 'patient')).toBe('Possible match');
    expect(called('different', 'surname', 'name')).toBe('Possible match');
    expect([called('different'), called('different', 'surname')]).toEqual(['Probably different', 'Probably different']);
  });

  it('C-232 describe a misheard last name with the same first name and animal as a possible match', () => {
    const stored: PersonFacts = {
      ...nobody,
      firstName: 'Rosalind',
      lastName: 'Hobkin',
      patients: [{ name: 'Pepperino', speciesCode: 'canine' }],
    };
    const typed = { ...nobody, firstName: 'Rosalind', lastName: 'Hankin', patients: [{ name: 'Pepperino' }] };
    expect(samenessText(scorePerson(typed, stored, usual))).toBe('Possible match');
  });
});

const itself = (person: PersonFacts) => person;

describe('several candidates', () => {
  const like = (change: Partial<PersonFacts>) => ({ ...devon, ...change });
  const order = (candidates: readonly PersonFacts[], typed: PersonFacts = devon) =>
    likeliestFirst(typed, candidates, itself, usual).map(({ candidate }) => candidate);

  it('C-230 are sorted by sameness, then by weight, then in the given order', () => {
    const spouse = like({ firstName: 'Marisol' });
    const moved = like({ phones: [], email: null, addresses: [] });
    const twin = { ...devon };
    const far = { ...nobody, firstName: 'Devon', lastName: 'Achterberg' };
    expect(order([far, moved, spouse, devon, twin])).toEqual([devon, twin, moved, spouse, far]);
    expect(order([spouse, far])[0]).toBe(spouse);
  });

  it('C-230 exclude those with little evidence, and are at most five', () => {
    expect(order([like({ ...nobody, lastName: 'Lee' }), like({ ...nobody })])).toEqual([]);
    expect(order(Array.from({ length: 9 }, () => ({ ...devon })))).toHaveLength(5);
    expect(candidateLimits.shown).toBe(5);
  });

  test.prop([anyPerson, anyPerson, anyPerson])('C-230 are judged independently of one another', (typed, one, other) => {
    const alone = likeliestFirst(typed, [one], itself, usual);
    const both = likeliestFirst(typed, [one, other], itself, usual).filter(({ candidate }) => candidate === one);
    expect(both).toEqual(alone);
  }); // prettier-ignore
});
