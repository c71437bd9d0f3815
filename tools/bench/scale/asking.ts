import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { Sql } from 'postgres'
import type { AppRouter } from '#server/http/trpc/router.ts'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { person, tokenFor } from './people.ts'

export type Road = {
  port: number
  sql: Sql
  /** The procedures that have succeeded. */
  visited: Set<string>
}

/** The procedure of a router with a dotted name. */
type At<Known, Name> = Name extends `${infer Room}.${infer Rest}`
  ? Room extends keyof Known
    ? At<Known[Room], Rest>
    : never
  : Name extends keyof Known
    ? Known[Name]
    : never

type Inputs = inferRouterInputs<AppRouter>
type Outputs = inferRouterOutputs<AppRouter>

const addresses = new Map(servedProcedures().map(({ name, rest }) => [name, rest]))

/** A call of a traveller, or without a bearer of a visitor from the same network. */
export function asking({ port, visited }: Road, number: number, bearer?: string) {
  async function send(name: string, input: object = {}) {
    const rest = addresses.get(name)
    if (!rest) throw new Error(`There is no procedure ${name}`)
    const fields = Object.entries(input)
    const inPath = rest.path.replace(/\{(\w+)\}/g, (_, field) => fields.find(([one]) => one === field)?.[1])
    const query = rest.method === 'GET' && inPath === rest.path ? `?${new URLSearchParams(fields)}` : ''
    const answer = await fetch(`http://127.0.0.1:${port}/api${inPath}${query}`, {
      method: rest.method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.8.${number >> 8}.${number & 255}`,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      ...(rest.method !== 'GET' && { body: JSON.stringify(input) }),
    })
    const text = await answer.text()
    // No later call here uses a file.
    return { status: answer.status, text: rest.file && answer.ok ? 'null' : text }
  }

  return {
    /** Must succeed. Returns the answer of the procedure; null for a file. */
    async ask<Name extends string>(name: Name, input?: At<Inputs, Name>): Promise<At<Outputs, Name>> {
      const { status, text } = await send(name, Object(input))
      if (status >= 400) throw new Error(`${name} of traveller ${number}: ${status} ${text}`)
      visited.add(name)
      return JSON.parse(text)
    },
    /** Must be refused, after a query. */
    async askInVain<Name extends string>(name: Name, input?: At<Inputs, Name>) {
      const { status, text } = await send(name, Object(input))
      if (status < 400 || status >= 500) throw new Error(`${name} of traveller ${number}: ${status} ${text}`)
    },
  }
}

/** As an account that has existed from the start. */
export async function askingAs(road: Road, number: number) {
  return asking(road, number, tokenFor(person(number)))
}
