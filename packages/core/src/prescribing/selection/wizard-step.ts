/** The steps of writing a prescription, in order (P-037). */
export const wizardSteps = ['product', 'client', 'patient', 'prescribe'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** P-037. */
export const wizardStepLabels: Readonly<Record<WizardStep, string>> = {
  product: 'Select Product',
  client: 'Select Client',
  patient: 'Select Patient',
  prescribe: 'Prescribe',
};

/** The steps in the progress bar; office use has no client or patient to choose (P-037). */
export function wizardStepsOf(isOfficeUse: boolean): readonly WizardStep[] {
  return isOfficeUse ? ['product', 'prescribe'] : wizardSteps;
}

/**
 * Whether client and patient can be changed, and the Change button is shown: not for office use, and not while an
 * existing prescription is edited, which keeps them (P-216).
 *
 * @see P-039
 */
export function mayChangeParties({
  isOfficeUse,
  isExisting,
}: {
  readonly isOfficeUse: boolean;
  /** Whether the prescription was saved before; a copy was not. */
  readonly isExisting: boolean;
}): boolean {
  return !isOfficeUse && !isExisting;
}
