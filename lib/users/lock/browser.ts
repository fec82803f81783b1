import { ApiError, call } from '@/lib/client/api';
import type { Response } from '@/lib/kit/endpoint';
import { personChanged } from '@/lib/users/sign-in/browser';
import type { addLockDevice, askLock, closeLock, endLock, openLock, removeLockDevice } from './contract';

type Options = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON'];
type NewOptions = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON'];

type Accepted = Response<typeof removeLockDevice>['passkeys'];

/**
 * What browsers have that tell a device, or a manager of passwords, which passkeys are good no more, so that they are not offered again:
 * https://www.w3.org/TR/webauthn-3/#sctn-signal-methods. Chrome has it since 132 (https://developer.chrome.com/docs/identity/webauthn-signal-api).
 */
type Signals = {
  signalAllAcceptedCredentials?(accepted: Accepted): Promise<void>;
  signalUnknownCredential?(unknown: { rpId: string; credentialId: string }): Promise<void>;
};
const signals = (): Signals => (globalThis.PublicKeyCredential ?? {}) as unknown as Signals;

/** A hint to the device: what the server has decided holds without it, too. */
async function tellAccepted(accepted: Accepted): Promise<void> {
  await signals()
    .signalAllAcceptedCredentials?.(accepted)
    .catch(() => undefined);
}

/** The person has not confirmed on the device, or the device could not ask. Nothing has changed. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

const loadPasskeys = () => import('@simplewebauthn/browser');

/** Whether this browser can have the device ask for its screen lock. Asks nobody yet. */
export async function canLock(): Promise<boolean> {
  const { platformAuthenticatorIsAvailable } = await loadPasskeys();
  return platformAuthenticatorIsAvailable();
}

/** What browsers throw when the person closed the question, or it took too long: https://www.w3.org/TR/webauthn-3/#sctn-create-request-exceptions */
async function confirmed<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new NotConfirmed('The device has not confirmed.', { cause });
  }
}

const challenge = async (to: 'add' | 'open') =>
  (await call<typeof askLock>('POST /api/account/lock/challenge', { body: { to } })).options;

async function signedByDevice() {
  const [options, { startAuthentication }] = await Promise.all([challenge('open'), loadPasskeys()]);
  const answer = await confirmed(() => startAuthentication({ optionsJSON: options as unknown as Options }));
  return {
    ...answer,
    response: { ...answer.response },
    clientExtensionResults: { ...answer.clientExtensionResults },
  };
}

/** Every other tab shows what it may now, and nothing of locked chats stays readable in this browser. */
const tellTabs = () => personChanged('in');

/** Sets the lock with this device, or adds it. @throws NotConfirmed, ApiError, TypeError (no network) */
export async function addDevice() {
  const [options, { startRegistration }] = await Promise.all([challenge('add'), loadPasskeys()]);
  const made = await confirmed(() => startRegistration({ optionsJSON: options as unknown as NewOptions }));
  const answer = {
    ...made,
    response: { ...made.response },
    clientExtensionResults: { ...made.clientExtensionResults },
  };
  const state = await call<typeof addLockDevice>('POST /api/account/lock/devices', { body: { answer } });
  await tellTabs();
  return state;
}

/** Opens the chats in this browser. @throws as above */
export async function unlock() {
  const answer = await signedByDevice();
  try {
    const state = await call<typeof openLock>('POST /api/account/lock/open', { body: { answer } });
    await tellTabs();
    return state;
  } catch (error) {
    // Removed on another device a moment ago.
    if (error instanceof ApiError && error.body.passkey === 'unknown')
      await signals()
        .signalUnknownCredential?.({ rpId: location.hostname, credentialId: answer.id })
        .catch(() => undefined);
    throw error;
  }
}

export async function lockNow() {
  const state = await call<typeof closeLock>('POST /api/account/lock/close');
  await tellTabs();
  return state;
}

/** Has a device open the chats no more. @throws ApiError, TypeError (no network) */
export async function removeDevice(id: string) {
  const { passkeys, ...state } = await call<typeof removeLockDevice>(
    'POST /api/account/lock/devices/{id}/remove',
    { params: { id } },
  );
  await tellAccepted(passkeys);
  return state;
}

/** Takes the lock off, after the device has asked once more; right after a sign-in it need not. @throws as above */
export async function takeOff(isProven: boolean) {
  const body = isProven ? {} : { answer: await signedByDevice() };
  const { passkeys, ...state } = await call<typeof endLock>('POST /api/account/lock/off', { body });
  await tellAccepted(passkeys);
  await tellTabs();
  return state;
}
