import { productOfTask } from '@signa/core/prescribing';
import type { FormProduct, FormTask } from './setting';

/** The product of a request's form: that of its draft, the previous prescription, or the request (P-164). */
export function formProductOfTask(task: FormTask): FormProduct | null {
  const facts = productOfTask(task);
  return (
    [task.prescription?.product, task.previousPrescription?.product, task.product].find(
      (product) => product && product.id === facts?.id,
    ) ?? null
  );
}
