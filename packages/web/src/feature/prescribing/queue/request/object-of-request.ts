import type { Notice } from '@signa/core/base';
import { officeUseGroup, quantityStepper, whatForWhom } from '@signa/core/prescribing';
import { quantityInUnits } from '@signa/core/catalog';
import type { PracticeLocation } from '../../../../platform/practice/practice';
import { fullTitle, packsLabel } from '../../../../part/text/product-title';
import { requestAddress } from '../../../../part/text/request-address';
import type { TaskRow } from './rows';

/** A request as notices name it, with a URL that opens it whatever its status (P-257). */
export function objectOfRequest(task: TaskRow, location: PracticeLocation): NonNullable<Notice['object']> {
  const { product, quantityRequested: quantity, locationPatient: patient } = task;
  const isInPacks = quantityStepper({ packsizeQty: null }, location, null) !== null;
  const inUnits = (units: number) => quantityInUnits(units, product?.unitMeasure?.description);
  const amount = quantity === null ? null : isInPacks ? packsLabel(quantity) : inUnits(quantity);
  return {
    text: whatForWhom(product && fullTitle(product), amount, patient?.name ?? officeUseGroup),
    link: requestAddress(task),
  };
}
