import {
  PERSONAL_FIELDS,
  type PersonalChange,
  type PersonalField,
  type PersonalKind,
  personalChanges,
  personalFields,
} from '#shared/personal-fields.ts'
import { formatCalendarDay } from './format-date.ts'

const formats: Record<PersonalKind, (text: string) => string> = {
  name: (text) => text,
  day: formatCalendarDay,
}

/** What was told, as text: 'Ada Lovelace'; null for nothing. Fields that are left out are not told. */
export function describeTold(
  change: PersonalChange,
  facts: Partial<Record<PersonalField, string | null>>,
): string | null {
  return (
    PERSONAL_FIELDS.filter((field) => personalFields[field].of === change)
      .flatMap((field) => facts[field] || [])
      .map(formats[personalChanges[change].kind])
      .join(' ') || null
  )
}
