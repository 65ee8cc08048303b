import type { Operations } from '@signa/core/contract';
import { screen } from '@testing-library/react';
import { noSigningFacts } from '../../../../testing/no-signing-facts';
import type { FormProduct } from '../../prescription-form/state/setting';
import { openRequest, product, renewal } from './form.test-data';
import type { OpenedRequest } from './form.test-data';

type Known = Operations['GetSigningFacts']['data']['signingFacts'];
type Active = Known['therapy'][number];
type Issued = Known['issued'][number];
type Therapy = Active['product'];

/** The form's product as a therapy. */
export function therapyOf(over: Partial<Therapy> = {}, of: FormProduct = product()): Therapy {
  return {
    id: of.id,
    title: of.title,
    productFamily: of.productFamily,
    strengthDisplay: of.strengthDisplay,
    ingredients: [...of.ingredients],
    keywords: [],
    packsizeQty: of.packsizeQty,
    unit: of.unitMeasure?.description ?? null,
    ...over,
  };
}

/** An issued prescription without fills: 5 times 60 capsules at 2 a day. */
export function active(over: Partial<Active> = {}): Active {
  return {
    kind: 'prescription',
    id: '501',
    uuid: 'prescription-501',
    rxNumber: '26-104390',
    elsewhere: null,
    at: '2026-11-19T14:20:00.000Z',
    by: 'Dr. Tomás Lindqvist',
    product: therapyOf(),
    quantity: 60,
    directions: 'Give 1 capsule by mouth every 12 hours.',
    daysSupply: 30,
    refills: 4,
    prnFlag: false,
    fillsLeft: 5,
    unitsLeft: 300,
    isFilled: false,
    expiresOn: '2027-11-19',
    requestType: null,
    previousPrescriptionId: null,
    prescriptionId: null,
    ...over,
  };
}

export function issued(over: Partial<Issued> = {}): Issued {
  return {
    id: '401',
    rxNumber: '26-101000',
    elsewhere: null,
    issuedAt: '2026-05-02T14:20:00.000Z',
    by: 'Dr. Lin Hale',
    product: therapyOf(),
    quantity: 90,
    directions: 'Give 1 tablet by mouth once daily.',
    daysSupply: 90,
    refills: 3,
    prnFlag: false,
    flavorId: null,
    expiresOn: '2027-05-02',
    isFillable: false,
    ...over,
  };
}

/** A request whose patient has further prescriptions. */
export const openWith = (
  facts: Partial<Known>,
  asked: Parameters<typeof openRequest>[0] = renewal(),
  more: Parameters<typeof openRequest>[1] = {},
): Promise<OpenedRequest> =>
  openRequest(asked, {
    ...more,
    prepare: (server) => {
      server.answer('GetSigningFacts', { signingFacts: { ...noSigningFacts.signingFacts, ...facts } });
      more.prepare?.(server);
    },
  });

export const seriousPanel = () => screen.queryByRole('region', { name: 'Conflict Detected', hidden: true });
export const minorPanel = () => screen.queryByRole('region', { name: 'Worth knowing', hidden: true });
export const signing = () => screen.getByRole('region', { name: 'What you will sign', hidden: true });

/** The text of a region, with no-break spaces as spaces. */
export const textOf = (region: HTMLElement | null) => (region?.textContent ?? '').replaceAll('\u00A0', ' ');

/** The required steps in order, as a screen reader announces them above Authorize. */
export const openPoints = () =>
  [...signing().querySelectorAll('ol li')].map((item) => {
    const words = item.cloneNode(true) as HTMLElement;
    words.querySelectorAll('[aria-hidden=true], [data-short], kbd').forEach((unsaid) => unsaid.remove());
    return textOf(words);
  });
