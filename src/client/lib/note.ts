/** A line for people with open developer tools. Not for errors, and never a secret. */
export function note(line: string) {
  // biome-ignore lint/suspicious/noConsole: the one place where the application says something there on purpose
  console.info(line)
}
