import type { ActiveTherapyFacts, ConflictSubject } from '../../signing/index.js';

/** The relation of an active therapy to the prescription about to be issued. */
export type TherapyRelation = 'renewed' | 'own' | 'other';

type Judged = Pick<ConflictSubject, 'facts' | 'self'>;

/** Whether the draft being saved again answers this request. */
const isAnsweredBy = ({ prescriptionId }: ActiveTherapyFacts, draftId: string | null) =>
  prescriptionId !== null && prescriptionId === draftId;

/** Its own request, the requests answered with it, and the one its draft answers. */
function ownRequests({ facts, self }: Judged): readonly ActiveTherapyFacts[] {
  if (!facts || !self) return [];
  return facts.therapy.filter(
    (therapy) =>
      therapy.kind === 'request' &&
      (therapy.id === self.taskId ||
        (therapy.previousPrescriptionId !== null && therapy.previousPrescriptionId === self.previousPrescriptionId) ||
        isAnsweredBy(therapy, self.draftId)),
  );
}

/**
 * Whether a request named the patient: the one being answered, or the one the draft answers, wherever that draft was
 * opened.
 *
 * @see P-249
 */
export function hasRequest({ facts, self }: Judged): boolean {
  if (!self) return false;
  const isOfDraft = (therapy: ActiveTherapyFacts) => therapy.kind === 'request' && isAnsweredBy(therapy, self.draftId);
  return self.taskId !== null || (facts?.therapy.some(isOfDraft) ?? false);
}

/**
 * Distinguishes the renewed prescription, and its own request and draft, from all other active therapy, because only
 * the latter can be duplicated. Requests for the same prescription count as one, and so does a draft that answers any
 * of them.
 *
 * @see P-236, P-238
 */
export function relationOf(subject: Judged): (therapy: ActiveTherapyFacts) => TherapyRelation {
  const { self } = subject;
  const requests = ownRequests(subject);
  const ownIds = new Set(requests.map(({ id }) => id));
  const drafts = new Set([self?.draftId, ...requests.map(({ prescriptionId }) => prescriptionId)]);
  const renewed = new Set([
    self?.previousPrescriptionId,
    ...requests.map(({ previousPrescriptionId }) => previousPrescriptionId),
  ]);
  return ({ kind, id }) => {
    switch (kind) {
      case 'prescription':
        return renewed.has(id) ? 'renewed' : 'other';
      case 'request':
        return ownIds.has(id) ? 'own' : 'other';
      case 'draft':
        return drafts.has(id) ? 'own' : 'other';
    }
  };
}
