/** The product a task's form starts with; `null` when the task names none (P-164). */
export function productOfTask<Product>({
  prescription,
  previousPrescription,
  product,
}: {
  readonly prescription: { readonly product: Product } | null;
  readonly previousPrescription: { readonly product: Product } | null;
  readonly product: Product | null;
}): Product | null {
  return prescription?.product ?? previousPrescription?.product ?? product;
}
