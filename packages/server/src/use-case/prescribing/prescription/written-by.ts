import { authorsAfterSave, type DraftFacts, type FieldAuthor, unwrittenDraft } from '@signa/core/prescribing';
import { judged } from '../../../store/catalog/product/judged-product.js';
import type { Work } from '../../work.js';
import type { AllowedSave, Save } from './save.js';

/** Who wrote each field after this save; issuing keeps the names, so that the record has them too (P-246). */
export function writtenBy({ now }: Work, save: Save, allowedSave: AllowedSave): readonly FieldAuthor[] {
  const { form, acting } = allowedSave;
  const after = { ...form, product: { id: form.productId ?? '' }, unitPerFill: form.unitPerFill ?? 0 };
  const author = { locationUserId: acting.id, displayName: acting.displayName, at: now };
  const stored = save.draft?.writtenBy ?? [];
  return authorsAfterSave(stored, { before: save.draft ?? unwritten(save, allowedSave), after }, author);
}

function unwritten({ task }: Save, { form, facts, acting, today }: AllowedSave): DraftFacts {
  const context = {
    today,
    location: facts.location,
    authorizingVets: facts.vet ? [facts.vet] : [],
    currentUserId: acting.id,
    patientVetId: facts.patient?.prescVetLocationUserId ?? null,
  };
  return unwrittenDraft(
    task
      ? { task: { ...task, product: task.product && judged(task.product) } }
      : { product: facts.product && judged(facts.product), parties: form },
    context,
  );
}
