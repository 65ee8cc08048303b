import { describe, expectTypeOf, it } from 'vitest';
import type { Operations, PatientPartsFragment, ClientPartsFragment } from '../../contract/operations.js';
import type { ExtendedData } from './extended-data.js';
import type { ExtendedDataLookup, PresentationsLookup } from './lookup.js';
import type { ShortcutFacts } from './office-use-start.js';
import type { OfferedPresentation } from './selection-context.js';
import type { WizardClient, WizardPatient, WizardProduct } from './wizard-context.js';

type DataOf<Name extends keyof Operations> = Operations[Name]['data'];
type VariablesOf<Name extends keyof Operations> = Operations[Name]['variables'];
interface AtLocation {
  readonly locationId: string;
}

describe('contract types match the state machines', () => {
  it('P-199 P-202 lookups are sent unchanged, and responses accepted unchanged', () => {
    type Presentations = 'GetProductPresentationsForProductFamily';
    expectTypeOf<PresentationsLookup & AtLocation>().toExtend<VariablesOf<Presentations>>();
    expectTypeOf<DataOf<Presentations>['productPresentations']>().toExtend<readonly OfferedPresentation[]>();
    type Extended = 'GetProductsExtendedDataFromProductFamily';
    expectTypeOf<ExtendedDataLookup & AtLocation>().toExtend<VariablesOf<Extended>>();
    expectTypeOf<DataOf<Extended>['productsExtendedData']>().toExtend<ExtendedData>();
  });

  it('P-201 P-037 product, client, patient, and shortcuts are accepted unchanged', () => {
    expectTypeOf<NonNullable<DataOf<'GetProductByProductId'>['product']>>().toExtend<WizardProduct>();
    expectTypeOf<ClientPartsFragment>().toExtend<WizardClient>();
    expectTypeOf<PatientPartsFragment>().toExtend<Omit<WizardPatient, 'isOfClient'>>();
    expectTypeOf<DataOf<'Shortcut'>['shortcut'][number]>().toExtend<ShortcutFacts>();
  });
});
