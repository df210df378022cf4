/** Returns a field of a value that is not validated; undefined if it is no object. */
export const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)
