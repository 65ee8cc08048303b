/**
 * The rules as one hand-written function, as fast as possible while covering every rule that the sample can violate.
 */
const limits = { directions: 620, note: 100, ingredient: 100 };
const blank = (text) => text === null || text.trim() === '';
const two = (number) => (number < 10 ? `0${number}` : String(number));
const daysIn = (year, month) =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : month === 4 || month === 6 || month === 9 || month === 11
      ? 30
      : 31;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text) {
  if (!dayForm.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(Number(text.slice(0, 4)), month);
}

function monthsLater(day, months) {
  const total = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(total / 12);
  const month = (total % 12) + 1;
  return `${year}-${two(month)}-${two(Math.min(Number(day.slice(8)), daysIn(year, month)))}`;
}

export function checkByHand(form, context) {
  const { product, location, today } = context;
  const issues = [];
  const wrong = (path, code) => issues.push({ path, code });
  const issue = context.mode === 'issue';
  const isControlled = product !== null && (product.isControlled || product.deaSchedule !== null);
  const isPrnOnly = product !== null && product.isPrnOnlyFamily && !isControlled;

  if (form.locationClientId === null || context.client?.id !== form.locationClientId)
    wrong('locationClientId', 'unknown');
  else if (form.locationPatientId === null || context.patient?.id !== form.locationPatientId)
    wrong('locationPatientId', 'unknown');
  else if (context.client.isOfficeUse !== form.isOfficeUse || context.patient.isOfficeUse !== form.isOfficeUse)
    wrong('isOfficeUse', 'mixed');
  else if (!context.isPatientOfClient) wrong('locationPatientId', 'not-linked');
  else if (!context.client.isActive) wrong('locationClientId', 'inactive');
  else if (!context.patient.isActive || context.patient.isDeceased) wrong('locationPatientId', 'inactive');

  if (form.productId === null || product === null) wrong('productId', 'required');
  else if (
    blank(product.title) ||
    product.productPresentation === null ||
    (blank(product.strengthDisplay) && !isControlled)
  )
    wrong('productId', 'required');
  else if (!product.isActive && issue) wrong('productId', 'inactive');

  const quantity = form.unitPerFill;
  if (quantity === null) wrong('unitPerFill', 'required');
  else if (!(quantity >= 1 && quantity <= 9999) || Math.abs(quantity * 100 - Math.round(quantity * 100)) > 1e-6)
    wrong('unitPerFill', 'range');
  else if (location.locationPortalType.code === 'brava' && product !== null) {
    const pack = product.packsizeQty ?? 1;
    if (quantity % pack !== 0 || quantity / pack < (context.requestedQuantity ?? 1)) wrong('unitPerFill', 'packs');
  }
  if (
    form.flavorId !== null &&
    product !== null &&
    !(product.hasFlavor && product.productFlavors.some((flavor) => flavor.flavorId === form.flavorId))
  )
    wrong('flavorId', 'choice');

  if (blank(form.directions)) {
    if (issue && !isPrnOnly) wrong('directions', 'required');
  } else if (form.directions.length > limits.directions) wrong('directions', 'long');

  if (form.prnFlag) {
    if (isControlled) wrong('prnFlag', 'controlled');
  } else if (isPrnOnly) wrong('prnFlag', 'prn-only');
  else if (form.refills === null) {
    if (issue) wrong('refills', 'required');
  } else {
    const most =
      product?.deaSchedule === 'C-II' ? 0 : isControlled ? 5 : Math.max((context.requestedQuantity ?? 1) - 1, 11);
    if (!Number.isInteger(form.refills) || form.refills < 0 || form.refills > most) wrong('refills', 'range');
  }

  const months = product?.deaSchedule === 'C-II' ? 3 : isControlled ? 6 : 12;
  const expiry = form.prescExpiryDate;
  if (expiry === null) {
    if (issue) wrong('prescExpiryDate', 'date');
  } else if (!isDay(expiry) || expiry < today || expiry > monthsLater(today, months)) wrong('prescExpiryDate', 'date');
  const notify = form.notifyClientDate;
  if (notify !== null && (!isDay(notify) || notify < today)) wrong('notifyClientDate', 'date');

  const vet = context.authorizingVets.find(
    (person) =>
      person.id === form.authorizingVet && person.isActive && person.role.isActive && person.role.canAuthorize,
  );
  if (form.authorizingVet === null) {
    if (issue) wrong('authorizingVet', 'required');
  } else if (vet === undefined) wrong('authorizingVet', 'choice');
  if (issue && isControlled) {
    const licensed =
      vet === undefined ||
      (!blank(vet.deaLicense) && vet.deaLicenseExpiration !== null && vet.deaLicenseExpiration >= today);
    if (form.isOfficeUse || !licensed || product.deaSchedule === null || product.deaSchedule === 'C-I')
      wrong('productId', 'controlled');
  }
  if (
    form.workflowLocationUserId !== null &&
    !context.workflowUsers.some((person) => person.id === form.workflowLocationUserId && person.isActive)
  )
    wrong('workflowLocationUserId', 'choice');
  if (
    form.currentWorkflowStatusId !== null &&
    !context.workflowStatuses.some((status) => status.id === form.currentWorkflowStatusId)
  )
    wrong('currentWorkflowStatusId', 'choice');

  const reason =
    product !== null && !product.compound
      ? null
      : product?.hasPharmacyRationale
        ? 'Pharmacy Rationale'
        : form.reasonForCompound;
  const row = context.reasonsForCompound.find((candidate) => candidate.reasonForCompound === reason);
  if (blank(reason)) {
    if (issue && product?.compound && !form.isOfficeUse) wrong('reasonForCompound', 'required');
  } else if (!product?.hasPharmacyRationale && row === undefined) wrong('reasonForCompound', 'choice');
  if (blank(form.allergicIngredient)) {
    if (row?.allergicIngredient && issue) wrong('allergicIngredient', 'required');
  } else if (!row?.allergicIngredient) wrong('allergicIngredient', 'not-asked');
  else if (form.allergicIngredient.length > limits.ingredient) wrong('allergicIngredient', 'long');

  if (form.pimsConsultId !== null) {
    const linked =
      ['EZYVET', 'DIGITAIL'].includes(location.pimsConnectionType) &&
      location.isEnabledForWriteback &&
      context.hasPimsWriteback &&
      location.pimsAccountId;
    if (form.isOfficeUse || !linked || !context.patient?.pimsId) wrong('pimsConsultId', 'not-linkable');
  }
  if (
    form.daysSupply !== null &&
    !(Number.isInteger(form.daysSupply) && form.daysSupply >= 1 && form.daysSupply <= 365)
  )
    wrong('daysSupply', 'range');
  if (blank(form.noteToPharmacy)) {
    if (issue && context.conflictGrade !== null) wrong('noteToPharmacy', 'required');
  } else if (form.noteToPharmacy.length > limits.note) wrong('noteToPharmacy', 'long');
  if (context.showNoteToClient && !blank(form.noteToClient) && form.noteToClient.length > limits.note)
    wrong('noteToClient', 'long');
  if (form.rxOriginCode !== null && form.rxOriginCode !== 'create' && form.rxOriginCode !== 'copy')
    wrong('rxOriginCode', 'choice');
  return issues;
}
