import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OPEN_FOR_MS, OPENS_AT_FAILURES, WINDOW_MS } from './constants';
import { admit, type Circuit, CLOSED, report } from './rules';

const failing = (times: number, from = 0): Circuit => {
  let circuit: Circuit = CLOSED;
  for (let at = 0; at < times; at += 1) circuit = report(circuit, false, from + at);
  return circuit;
};

test('opens after enough failures, and not one earlier', () => {
  expect(failing(OPENS_AT_FAILURES - 1).state).toBe('closed');
  expect(failing(OPENS_AT_FAILURES).state).toBe('open');
});

test('failures outside of the window do not count', () => {
  const circuit = failing(OPENS_AT_FAILURES - 1);
  expect(report(circuit, false, WINDOW_MS + OPENS_AT_FAILURES).state).toBe('closed');
});

test('after its rest one call goes out, and what it brings decides', () => {
  const open = failing(OPENS_AT_FAILURES);
  expect(admit(open, OPEN_FOR_MS).admitted).toBe(false);
  const probe = admit(open, OPEN_FOR_MS + OPENS_AT_FAILURES);
  expect(probe.admitted).toBe(true);
  expect(admit(probe.circuit, OPEN_FOR_MS + OPENS_AT_FAILURES + 1).admitted).toBe(false);
  expect(report(probe.circuit, true, OPEN_FOR_MS + 20)).toEqual(CLOSED);
  expect(report(probe.circuit, false, OPEN_FOR_MS + 20).state).toBe('open');
});

test('whatever happens: never stuck, one probe at a time, and no opening while a quarter succeeds', () => {
  const step = fc.record({ wait: fc.nat(4_000), ok: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      let circuit: Circuit = CLOSED;
      let now = 0;
      let probes = 0;
      const seen: { at: number; ok: boolean }[] = [];
      for (const { wait, ok } of steps) {
        now += wait;
        const before = circuit;
        const asked = admit(circuit, now);
        circuit = asked.circuit;
        if (!asked.admitted) continue;
        probes = circuit.state === 'half_open' ? probes + 1 : 0;
        expect(probes).toBeLessThanOrEqual(1);
        seen.push({ at: now, ok });
        circuit = report(circuit, ok, now);
        if (circuit.state !== 'half_open') probes = 0;
        if (before.state === 'closed' && circuit.state === 'open') {
          const recent = seen.filter((call) => call.at > now - WINDOW_MS);
          expect(recent.filter((call) => !call.ok).length).toBeGreaterThanOrEqual(OPENS_AT_FAILURES);
        }
      }
      expect(admit(circuit, now + 2 * OPEN_FOR_MS).admitted).toBe(true);
    }),
  );
});
