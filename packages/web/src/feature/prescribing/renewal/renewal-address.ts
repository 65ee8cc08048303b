/** The parameter of `/approve` that shows the clean renewals instead of the queue (P-471). */
const parameter = 'renewals';

export const renewalsAddress = `/approve?${parameter}=clean`;

export const isRenewalsView = (query: URLSearchParams): boolean => query.get(parameter) === 'clean';
