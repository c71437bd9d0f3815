import { fieldsOf } from './fields.ts'

/** Tells whether an outside value has a type. */
export type Check<Value> = (value: unknown) => value is Value

/** One check for each field of a type: a forgotten field does not compile. */
type Checks<Whole> = { [Field in keyof Whole]-?: Check<Whole[Field]> }

/** Checks an object by its fields. Fields without a check are ignored. */
export function shapedBy<Whole>(checks: Checks<Whole>): Check<Whole> {
  return (value): value is Whole => {
    const fields = fieldsOf(value)
    for (const name in checks) if (!checks[name](fields[name])) return false
    return true
  }
}

export function listOf<Item>(isItem: Check<Item>): Check<Item[]> {
  return (value): value is Item[] => Array.isArray(value) && value.every(isItem)
}

export function orNull<Value>(isValue: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || isValue(value)
}

export function orMissing<Value>(isValue: Check<Value>): Check<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || isValue(value)
}

export function isString(value: unknown): value is string {
  return typeof value === 'string'
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

/** A whole number of things, or of dollars. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
