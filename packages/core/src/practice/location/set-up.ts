/** What a location has already. */
export interface SetUpFacts {
  readonly hasAddress: boolean;
  readonly hasPhone: boolean;
  readonly hasPharmacy: boolean;
  /** Number of users who can authorize there. */
  readonly authorizers: number;
  /** How many of those have a license on record that has not expired. */
  readonly licensed: number;
  readonly clients: number;
}

/** A missing setup step, and the page where to complete it. */
export interface SetUpStep {
  readonly id: 'address' | 'phone' | 'pharmacy' | 'vet' | 'license' | 'client';
  readonly text: string;
  readonly to: string;
}

/**
 * The steps that are missing before the first prescription can be written, in the order in which they are needed.
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
