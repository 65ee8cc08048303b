/** Types that no file imports, but that the declarations of another file name: without their export it does not compile. */
export const neededTypes = [
  'DeclineDialogProps',
  'FoundPage',
  'PatientDialogProps',
  'RoleSaving',
  'WorkflowDialogProps',
  'CodedNameJson',
  'PriceBookJson',
  'ShipmentJson',
];
