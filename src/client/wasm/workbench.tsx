import { useLayoutEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { Section } from '#client/ui/section.tsx'
import { sandboxPath } from '#shared/wasm.ts'
import { Editor, type EditorHandle } from './editor.tsx'
import { OutputDialog } from './output-dialog.tsx'
import type { Kind } from './playground.ts'
import { ProblemList } from './problem-list.tsx'
import { samples } from './samples.ts'
import { SamplesRow } from './samples-row.tsx'
import { Spoken } from './spoken.tsx'
import { usePlayground } from './use-playground.ts'
import styles from './workbench.module.css'

const buttons = [
  { kind: 'log', name: 'Log', look: 'door' },
  { kind: 'alert', name: 'Alert', look: 'quiet' },
  { kind: 'download', name: 'Download WASM', look: 'quiet' },
] as const

/** Editor, buttons, and their results. */
export function Workbench() {
  const { doing, status, problems, failure, log, alert, isAlertOpen, ...playground } = usePlayground()
  const editor = useRef<EditorHandle>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const pressed = useRef<HTMLButtonElement>(null)

  // Stop disappears with the end of the program, and would take the focus with it.
  useLayoutEffect(() => {
    if (doing === null && document.activeElement === stop.current) pressed.current?.focus()
  }, [doing])

  function begin(kind: Kind, button: HTMLButtonElement) {
    pressed.current = button
    playground.begin(kind, editor.current?.text() ?? '')
  }

  return (
    <div className={styles.bench}>
      <div className={styles.program}>
        <SamplesRow onPick={(source) => editor.current?.replace(source)} />
        <Editor
          ref={editor}
          label="Program"
          initial={samples[0].source}
          problems={problems}
          onEdit={playground.prepare}
        />
        <div className={styles.beside}>
          <p>
            A program exports <code>main</code>. It may import <code>env.log (i32)</code> for numbers, and{' '}
            <code>env.print (ptr, len)</code> for words in its exported <code>memory</code>.
          </p>
          <p className={styles.hint}>
            Tab leaves the editor. Ctrl or Cmd: with ] and [ moves lines in and out, with Z takes back.
          </p>
        </div>
      </div>

      <div className={styles.buttons}>
        {buttons.map(({ kind, name, look }) => (
          <Button
            key={kind}
            look={look}
            isBusy={doing === kind}
            disabled={doing !== null && doing !== kind}
            onClick={({ currentTarget }) => begin(kind, currentTarget)}
          >
            {name}
          </Button>
        ))}
        <Button ref={stop} look="danger" disabled={doing === null} onClick={playground.stop}>
          Stop
        </Button>
      </div>

      {problems.length > 0 && (
        <ProblemList problems={problems} onGoTo={(problem) => editor.current?.goTo(problem)} />
      )}
      <Problem says={failure} />

      <Section title="Output" action={<p role="status">{status}</p>}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
        <div className={styles.panel} role="log" aria-label="Output" tabIndex={0}>
          <Spoken lines={log.lines} isCut={log.isCut} />
          {log.lines.length === 0 && <p className={styles.empty}>Log shows here what the program says.</p>}
        </div>
      </Section>

      <p className={styles.hint}>
        A program sees neither your account nor this page, and cannot call anybody. The compiler comes from a
        public network (jsDelivr) when you first use it.
      </p>

      <OutputDialog
        isOpen={isAlertOpen}
        lines={alert.lines}
        isCut={alert.isCut}
        end={failure ?? status}
        onClose={playground.closeAlert}
      />
      <iframe
        ref={playground.frame}
        title="Sandbox of the compiler"
        src={sandboxPath}
        sandbox="allow-scripts"
        hidden
      />
    </div>
  )
}
