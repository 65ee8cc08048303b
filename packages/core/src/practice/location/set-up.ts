/** What a location has so far. */
export interface SetUpFacts {
  readonly hasAddress: boolean;
  readonly hasPhone: boolean;
  readonly hasPharmacy: boolean;
  /** Users who can authorize there. */
  readonly authorizers: number;
  /** Of those, how many have a license on record that has not ended. */
  readonly licensed: number;
  readonly clients: number;
}

/** Something that a location still lacks, and the page where it is added. */
export interface SetUpStep {
  readonly id: 'address' | 'phone' | 'pharmacy' | 'vet' | 'license' | 'client';
  readonly text: string;
  readonly to: string;
}

/**
 * What is missing before the first prescription can be written, in the order in which it is needed.
 *
 * @see A-006
 */
export function missingSetUp(facts: SetUpFacts): SetUpStep[] {
  const settings = '/practicesettings';
  const all: readonly (SetUpStep & { readonly isMissing: boolean })[] = [
    { id: 'address', text: 'Add the address of the practice', to: settings, isMissing: !facts.hasAddress },
    { id: 'phone', text: 'Add a phone number of the practice', to: settings, isMissing: !facts.hasPhone },
    { id: 'pharmacy', text: 'Ask Signa support to assign a pharmacy', to: settings, isMissing: !facts.hasPharmacy },
    {
      id: 'vet',
      text: 'Add a vet who can authorize prescriptions',
      to: '/usermanagement?add=user',
      isMissing: facts.authorizers === 0,
    },
    {
      id: 'license',
      text: 'Enter a current vet license',
      to: '/usermanagement',
      isMissing: facts.authorizers > 0 && facts.licensed === 0,
    },
    { id: 'client', text: 'Add the first client', to: '/clientsearch', isMissing: facts.clients === 0 },
  ];
  return all.filter(({ isMissing }) => isMissing).map(({ id, text, to }) => ({ id, text, to }));
}
