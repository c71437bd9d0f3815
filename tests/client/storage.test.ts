import { afterEach, expect, test, vi } from 'vitest'
import { keepsAll, onStorageLoss, readText, removeText, storageLoss, writeText } from '#client/lib/storage.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    isFull: false,
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
    setItem(name: string, text: string) {
      if (this.isFull) throw new DOMException('no room', 'QuotaExceededError')
      kept.set(name, text)
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a value that a full storage refuses is remembered for the visit, and a stored one counts', () => {
  const local = storage()
  vi.stubGlobal('localStorage', local)
  writeText('jwt', 'old')

  local.isFull = true
  writeText('jwt', 'new')
  expect(local.getItem('jwt')).toBe('old')
  expect(readText('jwt')).toBe('new')

  local.isFull = false
  writeText('jwt', 'newer')
  expect(local.getItem('jwt')).toBe('newer')
  expect(readText('jwt')).toBe('newer')

  local.isFull = true
  writeText('jwt', 'newest')
  removeText('jwt')
  expect(readText('jwt')).toBeNull()
})

test('a browser without any storage still works for the visit', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readText('brid')).toBeNull()
  writeText('brid', 'a')
  expect(readText('brid')).toBe('a')
  removeText('brid')
  expect(readText('brid')).toBeNull()
})

test('the reason for a failed write is reported, until the write succeeds', async () => {
  const local = storage()
  vi.stubGlobal('localStorage', local)
  expect(keepsAll()).toBe(true)
  const told = vi.fn()
  onStorageLoss(told)

  local.isFull = true
  writeText('game', 'won')
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  expect(storageLoss()).toBe('full')
  expect(keepsAll()).toBe(false)
  expect(storageLoss()).toBe('full')

  local.isFull = false
  expect(keepsAll()).toBe(true)
  expect(storageLoss()).toBeNull()
  expect(local.getItem('game')).toBe('won')
  expect(local.getItem('room')).toBeNull()

  vi.stubGlobal('localStorage', undefined)
  expect(keepsAll()).toBe(false)
  expect(storageLoss()).toBe('refused')
})
