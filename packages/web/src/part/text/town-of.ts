interface Addressed {
  readonly locationAddresses: readonly {
    readonly city: string;
    readonly state: string;
    readonly isActive: boolean;
  }[];
}

/** City and state of a location, as lists show them below its name. */
export function townOf({ locationAddresses }: Addressed): string | null {
  const address = locationAddresses.find((candidate) => candidate.isActive);
  return address ? `${address.city}, ${address.state}` : null;
}
