import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folderWith } from '../cli/kit.ts'
import { alone, apart, certificate, houserules, place, worker } from './kit.ts'

const files = { 'draw.rules': readFileSync(new URL('../report/draw.rules', import.meta.url), 'utf8') }
const simulate = ['simulate', 'draw.rules', '--games', '60', '--format', 'json', '--quiet']

interface Simulated {
  readonly played: readonly unknown[]
}

const played = (out: string): readonly unknown[] => (JSON.parse(out) as Simulated).played

test('behind TLS and a password: with both the same games; without either none, and a reason without the password', async () => {
  const tls = certificate()
  const at = await place({ tls, password: 'open-sesame' })
  const cwd = folderWith(files)
  const trusting = { NODE_EXTRA_CA_CERTS: tls.certificate }
  await worker(at.address, [], trusting)
  const over = (address: string, env: Readonly<Record<string, string>>) =>
    apart([...simulate, '--over', address], cwd, { env })
  const ran = await over(at.address, trusting)
  expect(played(ran.out)).toEqual(played((await alone(simulate, cwd)).out))

  const distrusting = await over(at.address, {})
  expect(distrusting).toMatchObject({ code: 2, out: '' })
  expect(distrusting.err).toMatch(/no Redis answers at rediss:\/\/…@127\.0\.0\.1:\d+: .*self-signed certificate/)
  expect(distrusting.err).not.toContain('open-sesame')

  const mistaken = await over(at.address.replace('open-sesame', 'open-barley'), trusting)
  expect(mistaken).toMatchObject({ code: 2, out: '' })
  expect(mistaken.err).toMatch(/no Redis answers at rediss:.*WRONGPASS/)
  expect(mistaken.err).not.toContain('open-')

  const silent = await over(at.address.replace('default:open-sesame@', ''), trusting)
  expect(silent).toMatchObject({ code: 2, out: '' })
  expect(silent.err).toMatch(/no Redis answers at rediss:.*NOAUTH/)

  const open = await over(at.address.replace('rediss:', 'redis:'), trusting)
  expect(open).toMatchObject({ code: 2, out: '' })
  expect(open.err).toContain('no Redis answers at redis://…@')
})

test('behind a password alone', async () => {
  const at = await place({ password: 'open-sesame' })
  const cwd = folderWith(files)
  await worker(at.address)
  const ran = await houserules([...simulate, '--over', at.address], cwd)
  expect(played(ran.out)).toEqual(played((await alone(simulate, cwd)).out))
})
