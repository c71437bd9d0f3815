import { Section } from '#client/ui/section.tsx'
import styles from './rules.module.css'

const rules = [
  {
    code: '(export "main")',
    text: 'Every program exports a function of this name. It is called once, with nothing.',
  },
  { code: '(import "env" "log" (func (param i32)))', text: 'Shows a number.' },
  {
    code: '(import "env" "print" (func (param i32 i32)))',
    text: 'Shows words: where they begin and how many bytes, in a memory that the program exports as "memory".',
  },
]

/** What a program must have, and what it may ask for. */
export function Rules() {
  return (
    <Section title="How it speaks">
      <dl className={styles.rules}>
        {rules.map(({ code, text }) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        That is all: it sees neither your account nor this page, and cannot call anybody. The compiler comes
        from a public network (jsDelivr) when you first use it.
      </p>
    </Section>
  )
}
