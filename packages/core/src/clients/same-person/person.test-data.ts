import fc from 'fast-check';
import type { PersonFacts } from './person-facts.js';

/** A stored client of a practice. */
export const devon: PersonFacts = {
  firstName: 'Devon',
  lastName: 'Achterberg',
  email: 'devon.achterberg@mail.example',
  phones: [{ phoneNumber: '5185550164' }],
  addresses: [{ addressLine1: '12 Elm Street', addressLine2: null, zip: '12866' }],
  patients: [{ name: 'Moose', speciesCode: 'canine' }],
};

/** A person of whom only the name is known. */
export const nobody: PersonFacts = {
  firstName: null,
  lastName: null,
  email: null,
  phones: [],
  addresses: [],
  patients: [],
};

/** Every surname belongs to one in a hundred. */
export const usual = () => 0.01;

const names = ['Devon', 'Maria', 'Mario', 'John', 'Joan', 'Robert', 'Bob', 'Xiomara', 'Zoë', 'Anne Marie', 'Li'];
const text = (values: readonly string[]) => fc.option(fc.constantFrom(...values, '', ' '), { nil: null });
const few = <T>(values: readonly T[]) => fc.array(fc.constantFrom(...values), { maxLength: 2 });

export const anyPerson: fc.Arbitrary<PersonFacts> = fc.record({
  firstName: fc.oneof(text(names), fc.string({ maxLength: 12 })),
  lastName: fc.oneof(text(['Achterberg', 'Achtreberg', 'Lee', 'Smith', 'Garcia-Lopez', 'Garcia', 'Devon']), fc.string()),
  email: text(['a@mail.example', 'b@mail.example', 'ab@mail.example', 'none']),
  phones: few([{ phoneNumber: '5185550164' }, { phoneNumber: '5185550146' }, { phoneNumber: '5550164' }, { phoneNumber: '15185550199' }]),
  addresses: few([
    { addressLine1: '12 Elm Street', zip: '12866' },
    { addressLine1: '12 elm st.', addressLine2: 'Apt 3', zip: '12866' },
    { addressLine1: '12 Elm St', addressLine2: 'Apt 5', zip: '12866' },
    { addressLine1: '9 Oak Road', zip: '12816' },
    { addressLine1: '9 Oak Road' },
  ]),
  patients: few([
    { name: 'Moose', speciesCode: 'canine' },
    { name: 'Mose', speciesCode: 'canine' },
    { name: 'Moose', speciesCode: 'feline' },
    { name: 'Moose' },
    { name: 'Kiwi', speciesCode: 'avian' },
  ]),
}); // prettier-ignore
