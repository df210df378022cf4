/** Returns a field of a value that is not validated; undefined if it is not an object. */
export const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

/** Returns the steps of a path like `offers[1].price`. */
export const stepsOf = (path: string): readonly string[] => path.match(/[^.[\]"]+/g) ?? []

/** Returns the value at a path in a value that is not validated. */
export const valueAt = (value: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>(fieldOf, value)
