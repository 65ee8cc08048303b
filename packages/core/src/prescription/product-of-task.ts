/** What a request says about its product: by its draft or prescription, by the one before it, and by itself. */
export interface ProductsOfTask<Product> {
  readonly prescription: { readonly product: Product } | null;
  readonly previousPrescription: { readonly product: Product } | null;
  readonly product: Product | null;
}

/** The product a task's form starts with; `null` when the task names none (P-164). */
export function productOfTask<Product>({
  prescription,
  previousPrescription,
  product,
}: ProductsOfTask<Product>): Product | null {
  return prescription?.product ?? previousPrescription?.product ?? product;
}

/**
 * Ids of the products that an answer to a task may name: those its form may start with (P-164), so that nobody gets
 * what they did not ask for. Whoever wants another product declines, which tells the client so.
 *
 * @returns `null` when neither the task nor the prescription before it names a product: then any may answer it
 */
export function requestedProducts(task: ProductsOfTask<{ readonly id: string }>): readonly string[] | null {
  const asked = [task.product, task.previousPrescription?.product].filter((product) => product != null);
  if (asked.length === 0) return null;
  const drafted = task.prescription ? [task.prescription.product] : [];
  return [...asked, ...drafted].map(({ id }) => id);
}
