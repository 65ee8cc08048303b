/** Variables that identify the target of a mutation in the contract. */
const naming = ['id', 'uuid', 'prescriptionTaskId'] as const;

function idIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const field of naming) {
    const id: unknown = Reflect.get(value, field);
    if (typeof id === 'string') return `${field}=${id}`;
  }
  return null;
}

/**
 * Key that groups notices by action: the same for a retry with different content, and different for another row of a
 * list.
 *
 * @param place - where the button is, which distinguishes records that have no ID yet
 */
export function actionKey(operation: string, variables: object, place: string): string {
  const id = idIn(variables) ?? idIn(Reflect.get(variables, 'input')) ?? place;
  return `${operation} ${id}`;
}
