/** A contract value as stored: phones and addresses have the id of their type, and core supplies the description. */
export type Undescribed<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? Undescribed<Item>[]
    : T extends object
      ? { [Key in keyof T as Exclude<Key, 'phoneType' | 'addressType'>]: Undescribed<T[Key]> }
      : T;
