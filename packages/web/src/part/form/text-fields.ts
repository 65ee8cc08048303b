interface TextField<Name extends string> {
  readonly name: Name;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A form that has these text fields, whatever else it has. */
export interface TextFields<Name extends string> {
  readonly field: (name: Name) => TextField<Name>;
  readonly errorAt: (path: Name) => string | null;
}
