/** The fields by which the contract names what an act is done to. */
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
 * The name of an act among notices: the same for another try with other content, another for another row of a list.
 *
 * @param place - where it is pressed, which tells apart what has no id yet
 */
export function actName(operation: string, variables: object, place: string): string {
  const id = idIn(variables) ?? idIn(Reflect.get(variables, 'input')) ?? place;
  return `${operation} ${id}`;
}
