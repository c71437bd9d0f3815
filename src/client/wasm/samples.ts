/** Small programs to begin with: one for each possible import, and one that never ends. */
export const samples = [
  {
    name: 'Countdown',
    about: 'numbers, by env.log',
    source: `(module
  ;; env.log shows a number.
  (import "env" "log" (func $log (param i32)))

  (func (export "main")
    (local $step i32)
    (local.set $step (i32.const 5))
    (loop $down
      (call $log (local.get $step))
      (local.set $step (i32.sub (local.get $step) (i32.const 1)))
      (br_if $down (local.get $step)))))
`,
  },
  {
    name: 'Greeting',
    about: 'words, by env.print',
    source: `(module
  ;; env.print shows a piece of the memory: where it begins, and how many bytes.
  (import "env" "print" (func $print (param i32 i32)))
  (memory (export "memory") 1)
  (data (i32.const 0) "Knock knock. Who's there?")

  (func (export "main")
    (call $print (i32.const 0) (i32.const 25))))
`,
  },
  {
    name: 'Forever',
    about: 'until you press Stop',
    source: `(module
  ;; This one never comes back by itself.
  (func (export "main")
    (loop $again (br $again))))
`,
  },
] as const
