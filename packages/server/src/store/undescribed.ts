/** A value of the contract as it is stored: phones and addresses have the id of their type, and core knows how it is called. */
export type Undescribed<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? Undescribed<Item>[]
    : T extends object
      ? { [Key in keyof T as Exclude<Key, 'phoneType' | 'addressType'>]: Undescribed<T[Key]> }
      : T;
